import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Counted } from '#usage/engine-use.events.ts';
import type { Conversation } from '../conversation.aggregate.ts';
import type {
  AnsweredFilter,
  Citation,
  ConversationAnswerFailed,
  ConversationModelUsed,
  ConversationQuestionAnswered,
  ConversationStatementWritten,
} from '../conversation.events.ts';
import type { AnswerFailure, AnswerKind, ModelPurpose, NearBy, UnwrittenReason } from '../conversation.vocabulary.ts';
import { waitingQuestion } from './require-open-conversation.ts';

type WhichAnswer = Readonly<{ conversationId: string; questionId: string; attempt: number; now: string }>;
export type Answer = Readonly<{
  kind: AnswerKind;
  engine: string;
  searched: number;
  matched: number;
  matches?: readonly string[];
  unsure?: readonly string[];
  nearBy?: NearBy;
  unwritten?: UnwrittenReason;
  citations: readonly Citation[];
  filters: readonly AnsweredFilter[];
}>;

/** A sentence of a written answer. `facts`: ids of what is remembered of the person and the sentence rests on; absent: none. */
export type Statement = Readonly<{ text: string; citations: readonly Citation[]; facts?: readonly string[] }>;

/** An answer that comes too late (the question was asked again, or is answered) changes nothing. */
export const answerQuestion = (
  { answer, now, ...which }: WhichAnswer & Readonly<{ answer: Answer }>,
  state: Conversation,
): Decision<ConversationQuestionAnswered> => {
  if (!waitingQuestion(state, which)) return nothingNew;
  const { citations, filters, ...figures } = answer;
  return [
    {
      type: 'ConversationQuestionAnswered',
      data: { ...which, ...figures, answeredAt: now },
      private: { citations, filters },
    },
  ];
};

export const failAnswer = (
  { reason, now, ...which }: WhichAnswer & Readonly<{ reason: AnswerFailure }>,
  state: Conversation,
): Decision<ConversationAnswerFailed> =>
  waitingQuestion(state, which)
    ? [{ type: 'ConversationAnswerFailed', data: { ...which, reason, failedAt: now }, private: null }]
    : nothingNew;

/**
 * A sentence with what it rests on. `after`: how many of this attempt were written before, so that none is written twice. Nothing once the answer was
 * stopped.
 */
export const writeStatement = (
  {
    index,
    after,
    text,
    citations,
    facts,
    now,
    ...which
  }: WhichAnswer & Readonly<{ index: number; after: number }> & Statement,
  state: Conversation,
): Decision<ConversationStatementWritten> =>
  waitingQuestion(state, which)?.statementsWritten === after
    ? [
        {
          type: 'ConversationStatementWritten',
          data: { ...which, index, writtenAt: now },
          private: { text, citations, ...(facts && { facts }) },
        },
      ]
    : nothingNew;

/** `engine` absent: it is not known. */
export type ModelUse = Readonly<{
  engine?: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  seconds: number;
  counted?: Counted;
}>;

/** Once for each attempt and purpose, whatever became of the answer: a stopped one was paid for too. */
export const recordModelUse = (
  { now, use, ...which }: WhichAnswer & Readonly<{ purpose: ModelPurpose; use: ModelUse }>,
  state: Conversation,
): Decision<ConversationModelUsed> => {
  if (state.status === 'not-started') return nothingNew;
  const { questionId, attempt } = which;
  const asked = state.questions.find((one) => one.questionId === questionId && one.attempt === attempt);
  if (!asked || asked.modelUsedFor.includes(which.purpose)) return nothingNew;
  const { ownerId } = state;
  return [{ type: 'ConversationModelUsed', data: { ...which, ...use, ownerId, usedAt: now }, private: null }];
};
