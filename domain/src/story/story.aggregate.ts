import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#thought/thought.vocabulary.ts';
import type { StoryEvent } from './story.events.ts';
import type { RevisionCause, VersionedPart } from './story.vocabulary.ts';

/** `title` null and no parts once the owner's key is destroyed. */
export type ExistingStory = Readonly<{
  storyId: string;
  ownerId: string;
  language: Language;
  title: string | null;
  parts: readonly VersionedPart[];
  version: number;
  titleChangedIn: number;
  sitting: number;
  cause: RevisionCause;
  changedAt: string;
}>;
export type Story =
  | Readonly<{ status: 'absent' }>
  | (ExistingStory & Readonly<{ status: 'active' }>)
  | (ExistingStory & Readonly<{ status: 'deleted' }>);

const withStatus = (state: Story, status: 'active' | 'deleted'): Story =>
  state.status === 'absent' ? state : { ...state, status };

export const story: Aggregate<Story, StoryEvent> = {
  category: 'story',
  initial: { status: 'absent' },
  rewordings: ['StoryCreated', 'StoryRevised'],
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<Story, StoryEvent>({
    StoryCreated: (_state, { storyId, ownerId, language, createdAt }, words) => ({
      status: 'active',
      storyId,
      ownerId,
      language,
      title: words?.title ?? null,
      parts: words?.parts ?? [],
      version: 1,
      titleChangedIn: 1,
      sitting: 1,
      cause: 'thoughts',
      changedAt: createdAt,
    }),
    StoryRevised: (state, { version, sitting, cause, revisedAt }, words) =>
      state.status === 'absent'
        ? state
        : {
            ...state,
            title: words?.title ?? null,
            parts: words?.parts ?? [],
            titleChangedIn: words && words.title !== state.title ? version : state.titleChangedIn,
            version,
            sitting,
            cause,
            changedAt: revisedAt,
          },
    StoryDeleted: (state) => withStatus(state, 'deleted'),
    StoryRestored: (state) => withStatus(state, 'active'),
  }),
};
