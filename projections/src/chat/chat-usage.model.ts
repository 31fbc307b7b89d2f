import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** What models used for a client's answers on one day. `day`: YYYY-MM-DD in UTC, as the limit is counted. */
export type ChatUsageDocument = Readonly<{
  ownerId: string;
  day: string;
  answers: number;
  inputTokens: number;
  outputTokens: number;
  seconds: number;
}>;

export const chatUsageModel: Model<ChatUsageDocument> = {
  name: 'chat-usage',
  version: 1,
  indexes: [['ownerId', 'day']],
};

export const chatUsageId = (ownerId: string, day: string): string => `${ownerId}/${day}`;
