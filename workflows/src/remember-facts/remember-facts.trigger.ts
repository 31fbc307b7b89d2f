import type { ConversationQuestionAnswered } from '@ecrin/domain/conversation/conversation.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';

/** Only after answers a model wrote: there is one that may read the thoughts. */
export const rememberFactsTrigger = defineTrigger<ConversationQuestionAnswered>()({
  name: 'remember-facts',
  on: {
    ConversationQuestionAnswered: ({ data: { conversationId, questionId, attempt, kind }, metadata: { ownerId } }) =>
      kind === 'written'
        ? {
            start: {
              workflow: 'remember-facts',
              id: `remember-facts/${questionId}/${attempt}`,
              input: { conversationId, questionId, attempt, ownerId },
            },
          }
        : null,
  },
});
