import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { RevisionCause, VersionedPart } from './story.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** The whole text each time: every version can be read without the ones before it. */
export type StoryWords = { title: string; parts: readonly VersionedPart[] };

/** `thoughtIds`: of all parts. `importId`: the import that brought it; absent: it was begun here. */
export type StoryCreated = DomainEvent<
  'StoryCreated',
  {
    storyId: string;
    ownerId: string;
    language: Language;
    thoughtIds: readonly string[];
    createdAt: string;
    importId?: string;
  },
  StoryWords
>;
/**
 * `version`: one more than before. `sitting`: the number of the version that can be restored; edits without a long pause between them share it. `draftId`: of
 * the draft that was composed, which its author has not accepted yet; absent in drafts of version 1. `published`: what others read while composed
 * paragraphs wait for that; absent: the text itself.
 */
export type StoryRevised = DomainEvent<
  'StoryRevised',
  {
    storyId: string;
    ownerId: string;
    version: number;
    sitting: number;
    cause: RevisionCause;
    thoughtIds: readonly string[];
    draftId?: string;
    revisedAt: string;
  },
  StoryWords & { published?: StoryWords }
>;
/** The author has read what these drafts composed: others may read it too. */
export type StoryDraftAccepted = DomainEvent<
  'StoryDraftAccepted',
  { storyId: string; ownerId: string; draftIds: readonly string[]; acceptedAt: string },
  null
>;
export type StoryDeleted = DomainEvent<'StoryDeleted', { storyId: string; ownerId: string; deletedAt: string }, null>;
export type StoryRestored = DomainEvent<
  'StoryRestored',
  { storyId: string; ownerId: string; restoredAt: string },
  null
>;

/** In the stream `story-<storyId>`. */
export type StoryEvent = StoryCreated | StoryRevised | StoryDraftAccepted | StoryDeleted | StoryRestored;
