import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Conversation } from '../conversation.aggregate.ts';
import type { ConversationAnswerStopped } from '../conversation.events.ts';
import { requireOpenConversation, type ConversationUnavailable } from './require-open-conversation.ts';

export type StopAnswer = Readonly<{ conversationId: string; questionId: string; now: string }>;

/** Stops an answer that is being written; one that is there already stays as it is. */
export const stopAnswer = (
  { conversationId, questionId, now }: StopAnswer,
  state: Conversation,
): Decision<ConversationAnswerStopped, ConversationUnavailable | 'conversation.question-not-found'> =>
  requireOpenConversation<Decision<ConversationAnswerStopped, 'conversation.question-not-found'>>(
    state,
    ({ questions }) => {
      const asked = questions.find((question) => question.questionId === questionId);
      if (!asked) return refuse('conversation.question-not-found');
      if (asked.status !== 'waiting') return nothingNew;
      const { attempt } = asked;
      return [
        {
          type: 'ConversationAnswerStopped',
          data: { conversationId, questionId, attempt, stoppedAt: now },
          private: null,
        },
      ];
    },
  );
