import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { story } from '#story/story.aggregate.ts';
import type { StoryCreated, StoryDeleted, StoryRevised } from '#story/story.events.ts';
import type { StoryPart, VersionedPart } from '#story/story.vocabulary.ts';

export const { given } = specFor(story);
export const now = '2026-01-02T09:00:00.000Z';
export const later = '2026-01-02T09:30:00.000Z';
export const ids = { storyId: 's1', ownerId: 'claire' };

export const part = (partId: string, text: string, more: Partial<StoryPart> = {}): StoryPart => ({
  partId,
  kind: 'paragraph',
  text,
  by: 'person',
  sources: [],
  unsourced: [],
  ...more,
});
export const kept = (partId: string, text: string, changedIn = 1): VersionedPart => ({
  ...part(partId, text, { by: 'thought', sources: [partId] }),
  changedIn,
});
export const own = (partId: string, text: string, changedIn: number): VersionedPart => ({
  ...part(partId, text),
  changedIn,
});

export const created: StoryCreated = {
  type: 'StoryCreated',
  data: { ...ids, language: 'fr', thoughtIds: ['a', 'b'], createdAt: now },
  private: { title: 'La corde bleue', parts: [kept('a', 'Les clés dehors.'), kept('b', 'Le lac.')] },
};
export const deleted: StoryDeleted = { type: 'StoryDeleted', data: { ...ids, deletedAt: now }, private: null };
type Given = Omit<StoryRevised['data'], 'storyId' | 'ownerId' | 'revisedAt'> & Readonly<{ revisedAt?: string }>;
export const revised = (
  { revisedAt = now, ...data }: Given,
  parts: readonly VersionedPart[],
  title = 'La corde bleue',
): StoryRevised => ({ type: 'StoryRevised', data: { ...ids, ...data, revisedAt }, private: { title, parts } });
/** While composed paragraphs in it wait for their author, others read what was there before. */
export const waiting = (event: StoryRevised, before: StoryCreated | StoryRevised): StoryRevised => ({
  ...event,
  private: event.private && { ...event.private, ...(before.private && { published: before.private }) },
});
