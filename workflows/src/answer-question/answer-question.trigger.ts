import type {
  ConversationQuestionAsked,
  ConversationQuestionRepeated,
} from '@ecrin/domain/conversation/conversation.events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { AnswerQuestionInput } from './answer-question.input.ts';

const start = (input: AnswerQuestionInput): TriggerAction => ({
  start: { workflow: 'answer-question', id: `answer-question/${input.questionId}/${input.attempt}`, input },
});

export const answerQuestionTrigger = defineTrigger<ConversationQuestionAsked | ConversationQuestionRepeated>()({
  name: 'answer-question',
  on: {
    ConversationQuestionAsked: ({ data: { conversationId, questionId }, metadata: { ownerId } }) =>
      start({ conversationId, questionId, attempt: 1, ownerId }),
    ConversationQuestionRepeated: ({ data: { conversationId, questionId, attempt }, metadata: { ownerId } }) =>
      start({ conversationId, questionId, attempt, ownerId }),
  },
});
