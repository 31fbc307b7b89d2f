import type { UsageLine } from '@ecrin/domain/usage/cost-of-usage.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** What models were used for in one span: a day (YYYY-MM-DD) or a month (YYYY-MM), in UTC. `tokens`, `ms`: of all lines. `usedAt`: last. */
export type UsageDocument = Readonly<{
  ownerId: string;
  span: string;
  lines: readonly UsageLine[];
  tokens: number;
  ms: number;
  usedAt: string;
}>;

/** Of one client, by day: `client/day`. */
export const clientUsageDayModel: Model<UsageDocument> = {
  name: 'client-usage-day',
  version: 2,
  indexes: [['ownerId', 'span']],
};

/** Of one client, by month: `client/month`. Those who used most are found by tokens or by sound. */
export const clientUsageMonthModel: Model<UsageDocument> = {
  name: 'client-usage-month',
  version: 2,
  indexes: [
    ['ownerId', 'span'],
    ['span', 'tokens'],
    ['span', 'ms'],
    ['span', 'usedAt'],
  ],
};

/** Of all clients together, by day. */
export const serviceUsageModel: Model<UsageDocument> = {
  name: 'service-usage',
  version: 2,
  indexes: [['ownerId', 'span']],
};

export const usageId = (ownerId: string, span: string): string => `${ownerId}/${span}`;
