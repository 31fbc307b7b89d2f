import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { StoryEvent, StoryWords } from './story.events.ts';
import type { RevisionCause, VersionedPart } from './story.vocabulary.ts';
import { publishedAfter, withDraft } from './waiting-drafts.ts';

/**
 * `title` null and no parts once the owner's key is destroyed. `drafts`: ids of the composed drafts it took; `waiting`: those of them its author has not
 * accepted. `published`: what others read as long as paragraphs of those are in it; null: the text itself. `importId`: of the import that brought it.
 */
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
  drafts: readonly string[];
  waiting: readonly string[];
  published: StoryWords | null;
  importId: string | null;
}>;
export type Story =
  | Readonly<{ status: 'absent' }>
  | (ExistingStory & Readonly<{ status: 'active' }>)
  | (ExistingStory & Readonly<{ status: 'deleted' }>);

type RevisedWords = StoryWords & Readonly<{ published?: StoryWords }>;
/** Without words once the owner's key is destroyed. */
const textOf = (words: RevisedWords | null) => ({
  title: words?.title ?? null,
  parts: words?.parts ?? [],
  published: words?.published ?? null,
});

const withStatus = (state: Story, status: 'active' | 'deleted'): Story =>
  state.status === 'absent' ? state : { ...state, status };

export const story: Aggregate<Story, StoryEvent> = {
  category: 'story',
  initial: { status: 'absent' },
  rewordings: ['StoryCreated', 'StoryRevised'],
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<Story, StoryEvent>({
    StoryCreated: (_state, { storyId, ownerId, language, createdAt, importId = null }, words) => ({
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
      drafts: [],
      waiting: [],
      published: null,
      importId,
    }),
    StoryRevised: (state, { version, sitting, cause, draftId, revisedAt }, words) =>
      state.status === 'absent'
        ? state
        : {
            ...state,
            ...textOf(words),
            titleChangedIn: words && words.title !== state.title ? version : state.titleChangedIn,
            version,
            sitting,
            cause,
            changedAt: revisedAt,
            drafts: withDraft(state.drafts, draftId),
            waiting: withDraft(state.waiting, draftId),
          },
    StoryDraftAccepted: (state, { draftIds }) => {
      if (state.status === 'absent') return state;
      const waiting = state.waiting.filter((id) => !draftIds.includes(id));
      return { ...state, waiting, published: publishedAfter(state, waiting) };
    },
    StoryDeleted: (state) => withStatus(state, 'deleted'),
    StoryRestored: (state) => withStatus(state, 'active'),
  }),
};
