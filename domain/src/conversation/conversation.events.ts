import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Counted } from '#usage/engine-use.events.ts';
import type { AnswerFailure, AnswerKind, ModelPurpose, NearBy, UnwrittenReason } from './conversation.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

export type ConversationStarted = DomainEvent<
  'ConversationStarted',
  { conversationId: string; ownerId: string; startedAt: string },
  null
>;
/** `timeZone`: « hier » is a day of this zone. */
export type ConversationQuestionAsked = DomainEvent<
  'ConversationQuestionAsked',
  { conversationId: string; questionId: string; language: Language; timeZone: string; askedAt: string },
  { text: string }
>;
/** Answered again, without the filters the person removed. `attempt`: 2 for the first repetition. */
export type ConversationQuestionRepeated = DomainEvent<
  'ConversationQuestionRepeated',
  { conversationId: string; questionId: string; attempt: number; repeatedAt: string },
  { withoutFilters: readonly string[] }
>;
/**
 * A passage of a thought: from `start` to `end` of its words, in that wording. The words themselves stay with the thought, so that they go with it.
 * `startMs`: where they begin in its sound; null for a written one.
 */
export type Citation = Readonly<{
  thoughtId: string;
  wording: number;
  start: number;
  end: number;
  startMs: number | null;
}>;
/** A filter understood in the question: its key (see `question/read-question.ts`), and where the question names it. */
export type AnsweredFilter = Readonly<{ key: string; start: number; end: number }>;
/**
 * A sentence of an answer that is being written, once it was checked against the thoughts it cites. `index`: its place; one with a place that is taken
 * replaces that sentence and those after it (the answer was begun again). `facts`: ids of what it rests on in the person's memory.
 */
export type ConversationStatementWritten = DomainEvent<
  'ConversationStatementWritten',
  { conversationId: string; questionId: string; attempt: number; index: number; writtenAt: string },
  { text: string; citations: readonly Citation[]; facts?: readonly string[] }
>;
/** The person stopped the answer; what was written until then stays. */
export type ConversationAnswerStopped = DomainEvent<
  'ConversationAnswerStopped',
  { conversationId: string; questionId: string; attempt: number; stoppedAt: string },
  null
>;
/** What a model used for an answer, finished or not. Tokens are estimated where it does not count them. */
export type ConversationModelUsed = DomainEvent<
  'ConversationModelUsed',
  {
    conversationId: string;
    questionId: string;
    attempt: number;
    ownerId: string;
    purpose: ModelPurpose;
    model: string;
    inputTokens: number;
    outputTokens: number;
    seconds: number;
    usedAt: string;
    /** Absent: an earlier version wrote it. */
    engine?: string;
    counted?: Counted;
  },
  null
>;
/**
 * `searched`: thoughts the filters left to search; `matched`: those that answer. `citations`: in the order they are shown; of a `written` answer those of its
 * sentences. `matches`: ids of those that answer, 500 at most; `unsure`: those of them whose words may as well be other ones; `nearBy`: where none does, why one is cited; `unwritten`: absent where nothing was to be written.
 */
export type ConversationQuestionAnswered = DomainEvent<
  'ConversationQuestionAnswered',
  {
    conversationId: string;
    questionId: string;
    attempt: number;
    kind: AnswerKind;
    engine: string;
    searched: number;
    matched: number;
    matches?: readonly string[];
    unsure?: readonly string[];
    nearBy?: NearBy;
    unwritten?: UnwrittenReason;
    answeredAt: string;
  },
  { citations: readonly Citation[]; filters: readonly AnsweredFilter[] }
>;
/** « Pas celle-ci »: the question is not about this thought. It is answered again without it. */
export type ConversationThoughtSetAside = DomainEvent<
  'ConversationThoughtSetAside',
  { conversationId: string; questionId: string; thoughtId: string; setAsideAt: string },
  null
>;
export type ConversationThoughtTakenBack = DomainEvent<
  'ConversationThoughtTakenBack',
  { conversationId: string; questionId: string; thoughtId: string; takenBackAt: string },
  null
>;
export type ConversationAnswerFailed = DomainEvent<
  'ConversationAnswerFailed',
  { conversationId: string; questionId: string; attempt: number; reason: AnswerFailure; failedAt: string },
  null
>;
export type ConversationRenamed = DomainEvent<
  'ConversationRenamed',
  { conversationId: string; renamedAt: string },
  { name: string }
>;
export type ConversationDeleted = DomainEvent<
  'ConversationDeleted',
  { conversationId: string; deletedAt: string },
  null
>;
export type ConversationRestored = DomainEvent<
  'ConversationRestored',
  { conversationId: string; restoredAt: string },
  null
>;

export type ConversationEvent =
  | ConversationStarted
  | ConversationQuestionAsked
  | ConversationQuestionRepeated
  | ConversationQuestionAnswered
  | ConversationThoughtSetAside
  | ConversationThoughtTakenBack
  | ConversationAnswerFailed
  | ConversationStatementWritten
  | ConversationAnswerStopped
  | ConversationModelUsed
  | ConversationRenamed
  | ConversationDeleted
  | ConversationRestored;
