import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { chatUsageId, chatUsageModel } from './chat-usage.model.ts';

/** Tokens that models read and wrote for a client's answers on the day (UTC) of an instant. */
export const countChatTokens =
  (models: Pick<ReadModels, 'open'>) =>
  async (ownerId: string, instant: string): Promise<number> => {
    const usage = await (await models.open(chatUsageModel)).get(chatUsageId(ownerId, instant.slice(0, 10)));
    return usage ? usage.inputTokens + usage.outputTokens : 0;
  };
