import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { RunUse } from '#orb-run/orb-run.vocabulary.ts';
import type { ComposedParagraph, DraftFailure, DraftSection } from './story-draft.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

type Draft = Readonly<{ storyId: string; draftId: string; ownerId: string }>;

/** `base`: the version of the story whose parts, by their ids, the draft may replace. */
export type StoryDraftRequested = DomainEvent<
  'StoryDraftRequested',
  Draft & { language: Language; timeZone: string; base: number; partIds: readonly string[]; requestedAt: string },
  null
>;
/** What is read, in which requests; again when the model's window turned out too small for them. */
export type StoryDraftPlanned = DomainEvent<
  'StoryDraftPlanned',
  Draft & { thoughts: number; sections: readonly DraftSection[]; plannedAt: string },
  null
>;
/** One request has its paragraphs; `section`: its place from 0. They are in the story once the draft is completed. */
export type StoryDraftSectionComposed = DomainEvent<
  'StoryDraftSectionComposed',
  Draft & { section: number; composedAt: string },
  { paragraphs: readonly ComposedParagraph[] }
>;
/** What a request to the model used, whether its answer could be. Tokens are estimated where the engine does not count them. */
export type StoryDraftModelUsed = DomainEvent<'StoryDraftModelUsed', Draft & RunUse & { usedAt: string }, null>;
/** `engine`, `model`, `promptVersion`: what made it. `unsourced`: sentences that are marked. */
export type StoryDraftCompleted = DomainEvent<
  'StoryDraftCompleted',
  Draft & {
    engine: string;
    model: string;
    promptVersion: string;
    thoughts: number;
    paragraphs: number;
    unsourced: number;
    completedAt: string;
  },
  null
>;
export type StoryDraftFailed = DomainEvent<
  'StoryDraftFailed',
  Draft & { reason: DraftFailure; failedAt: string },
  null
>;
/** By the person, before its end: the story stays as it is. */
export type StoryDraftStopped = DomainEvent<'StoryDraftStopped', Draft & { stoppedAt: string }, null>;

/** In the stream `story-draft-<storyId>`: the drafts of a story, one after the other. */
export type StoryDraftEvent =
  | StoryDraftRequested
  | StoryDraftPlanned
  | StoryDraftSectionComposed
  | StoryDraftModelUsed
  | StoryDraftCompleted
  | StoryDraftFailed
  | StoryDraftStopped;
