import type { Statement } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { AnsweredFilter, Citation } from '@ecrin/domain/conversation/conversation.events.ts';
import type {
  AnswerFailure,
  AnswerKind,
  NearBy,
  UnwrittenReason,
} from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

export type AnswerDocument = Readonly<{
  kind: AnswerKind;
  engine: string;
  searched: number;
  matched: number;
  /** Absent: an earlier version answered. */
  matches?: readonly string[];
  unsure?: readonly string[];
  nearBy?: NearBy;
  unwritten?: UnwrittenReason;
  answeredAt: string;
  filters: readonly AnsweredFilter[];
  citations: readonly Citation[];
}>;
export type QuestionDocument = Readonly<{
  questionId: string;
  text: string | null;
  askedAt: string;
  attempt: number;
  status: 'waiting' | 'answered' | 'failed' | 'stopped';
  failure: AnswerFailure | null;
  /** The former one while the question is answered again. */
  answer: AnswerDocument | null;
  /** What a model has written for this attempt so far, or until it was stopped or interrupted. */
  statements: readonly Statement[];
  /** Thoughts the person said the question is not about. */
  setAside: readonly string[];
}>;

/** `asked`: the texts of the questions, for search. */
export type ConversationDocument = Readonly<{
  conversationId: string;
  ownerId: string;
  deleted: boolean;
  name: string | null;
  asked: readonly string[];
  /** Whether a thought is set aside for one of its questions. */
  hasSetAside: boolean;
  questions: readonly QuestionDocument[];
  lastAskedAt: string;
}>;

export const conversationModel: Model<ConversationDocument> = {
  name: 'conversation',
  version: 4,
  indexes: [
    ['ownerId', 'deleted', 'lastAskedAt'],
    ['ownerId', 'deleted', 'hasSetAside', 'lastAskedAt'],
  ],
  text: ['name', 'asked'],
};
