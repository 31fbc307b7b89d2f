import type { ConversationModelUsed } from '@ecrin/domain/conversation/conversation.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { chatUsageId, chatUsageModel, type ChatUsageDocument } from './chat-usage.model.ts';

const dayOf = (instant: string): string => instant.slice(0, 10);

export const chatUsageProjection = defineProjection<ChatUsageDocument, ConversationModelUsed>()({
  model: chatUsageModel,
  documentId: ({ data: { ownerId, usedAt } }) => chatUsageId(ownerId, dayOf(usedAt)),
  on: {
    ConversationModelUsed: (usage, { ownerId, usedAt, inputTokens, outputTokens, seconds }) => {
      const before = usage ?? { answers: 0, inputTokens: 0, outputTokens: 0, seconds: 0 };
      return {
        ownerId,
        day: dayOf(usedAt),
        answers: before.answers + 1,
        inputTokens: before.inputTokens + inputTokens,
        outputTokens: before.outputTokens + outputTokens,
        seconds: before.seconds + seconds,
      };
    },
  },
});
