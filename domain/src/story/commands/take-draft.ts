import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { InvalidStory } from '../story-terms.ts';
import type { Story } from '../story.aggregate.ts';
import type { StoryRevised } from '../story.events.ts';
import type { StoryPart, VersionedPart } from '../story.vocabulary.ts';
import { requireStory, type StoryUnavailable } from './require-story.ts';
import { revision } from './revision.ts';

type Composed = Pick<StoryPart, 'text' | 'sources' | 'unsourced'>;
/** `partIds`: which parts its paragraphs take the place of. */
export type ComposedSection = Readonly<{ partIds: readonly string[]; paragraphs: readonly Composed[] }>;
/** `partIds`, `base`: what the person lets it replace, as they saw it. */
export type TakeDraft = Readonly<{
  draftId: string;
  base: number;
  partIds: readonly string[];
  sections: readonly ComposedSection[];
  now: string;
}>;

/**
 * A composed draft becomes part of the story, as a version of its own. It replaces only what it may, was not touched since, and whose thoughts its paragraphs
 * all cite: no words leave the story without others that rest on the same thoughts. What was taken out meanwhile does not come back. Others read
 * what they read before until the author accepts it.
 */
export const takeDraft = (draft: TakeDraft, state: Story): Decision<StoryRevised, InvalidStory | StoryUnavailable> =>
  requireStory<Decision<StoryRevised, InvalidStory>>(state, (existing) => {
    const { parts: before, version } = existing;
    // The step that takes it was tried before.
    if (before.some(({ partId }) => partId.startsWith(`${draft.draftId}.`))) return nothingNew;
    const placed = placedIn(draft, before, version + 1);
    const cited = new Set([...placed.values()].flat().flatMap(({ sources }) => sources));
    const chosen = new Set(draft.partIds);
    const isReplaced = ({ partId, changedIn, sources }: VersionedPart): boolean =>
      chosen.has(partId) && changedIn <= draft.base && sources.every((id) => cited.has(id));
    const parts = before.flatMap((part) => [...(placed.get(part.partId) ?? []), ...(isReplaced(part) ? [] : [part])]);
    if (placed.size === 0) return nothingNew;
    return revision(existing, { parts, cause: 'draft', draftId: draft.draftId, now: draft.now });
  });

/** The composed parts, by the id of the part they come before. */
const placedIn = (
  { draftId, sections }: TakeDraft,
  before: readonly VersionedPart[],
  changedIn: number,
): ReadonlyMap<string, readonly VersionedPart[]> => {
  const there = new Set(before.map(({ partId }) => partId));
  const placed = new Map<string, readonly VersionedPart[]>();
  let number = 0;
  for (const { partIds, paragraphs } of sections) {
    const place = partIds.find((id) => there.has(id));
    const composed = paragraphs.map((words) => {
      number += 1;
      return { ...words, partId: `${draftId}.${number}`, kind: 'paragraph', by: 'model', changedIn } as const;
    });
    if (place !== undefined && composed.length > 0) placed.set(place, [...(placed.get(place) ?? []), ...composed]);
  }
  return placed;
};
