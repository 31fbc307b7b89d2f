import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Conversation } from '../conversation.aggregate.ts';
import type {
  AnsweredFilter,
  Citation,
  ConversationAnswerFailed,
  ConversationQuestionAnswered,
} from '../conversation.events.ts';
import type { AnswerFailure, AnswerKind } from '../conversation.vocabulary.ts';
import { waitingQuestion } from './require-open-conversation.ts';

type WhichAnswer = Readonly<{ conversationId: string; questionId: string; attempt: number; now: string }>;
export type Answer = Readonly<{
  kind: AnswerKind;
  engine: string;
  searched: number;
  matched: number;
  citations: readonly Citation[];
  filters: readonly AnsweredFilter[];
}>;

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
