import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Conversation } from '../conversation.aggregate.ts';
import type { ConversationQuestionRepeated } from '../conversation.events.ts';
import { requireOpenConversation, type ConversationUnavailable } from './require-open-conversation.ts';

/** `withoutFilters`: keys of filters the person removed now; those removed before stay removed. */
export type RepeatQuestion = Readonly<{
  conversationId: string;
  questionId: string;
  withoutFilters: readonly string[];
  now: string;
}>;

/** Asks a question again: after a failure, or without some of its filters. */
export const repeatQuestion = (
  { conversationId, questionId, withoutFilters, now }: RepeatQuestion,
  state: Conversation,
): Decision<ConversationQuestionRepeated, ConversationUnavailable | 'conversation.question-not-found'> =>
  requireOpenConversation<Decision<ConversationQuestionRepeated, 'conversation.question-not-found'>>(
    state,
    ({ questions }) => {
      const asked = questions.find((question) => question.questionId === questionId);
      if (!asked) return refuse('conversation.question-not-found');
      if (asked.status === 'waiting') return nothingNew;
      return [
        {
          type: 'ConversationQuestionRepeated',
          data: { conversationId, questionId, attempt: asked.attempt + 1, repeatedAt: now },
          private: { withoutFilters: [...new Set([...asked.withoutFilters, ...withoutFilters])] },
        },
      ];
    },
  );
