import { usageKinds } from '@ecrin/domain/usage/cost-of-usage.ts';
import { z } from 'zod';

export const usageSpans = ['month', 'last-month', 'year'] as const;
export type UsageSpan = (typeof usageSpans)[number];

/** `GET /api/admin/usage`. Months are of UTC; `year`: the last twelve, this one included. */
export const usageQuery = z.object({ span: z.enum(usageSpans).default('month') });

const sums = { requests: z.number(), tokens: z.number(), minutes: z.number() };

/**
 * `euros` null: it is paid, and no price is known. `firstname`, `lastname`: null where they are not known. `usedShare`: of the budget of all together, in this month
 * whatever the span; null: there is none. `spans`: every day, or month, up to today.
 */
export const usageAnswer = z.object({
  from: z.string(),
  before: z.string(),
  euros: z.number(),
  unpriced: z.boolean(),
  requests: z.number(),
  tokens: z.number(),
  minutes: z.number(),
  budgetEuros: z.number(),
  usedShare: z.number().nullable(),
  engines: z.array(
    z.object({
      kind: z.enum(usageKinds),
      engine: z.string().nullable(),
      model: z.string(),
      euros: z.number().nullable(),
      ...sums,
    }),
  ),
  spans: z.array(z.object({ span: z.string(), euros: z.number(), ...sums })),
  clients: z.array(
    z.object({
      clientId: z.string(),
      firstname: z.string().nullable(),
      lastname: z.string().nullable(),
      euros: z.number(),
      ...sums,
    }),
  ),
});
export type UsageAnswer = z.infer<typeof usageAnswer>;

const spent = z.object({ tokens: z.number(), minutes: z.number(), euros: z.number() });

/** `GET /api/admin/clients/{clientId}/usage`: what is paid for a client, in thirty days and in this month, and the budget of the month; 0: no limit. */
export const clientUsageAnswer = z.object({
  thirtyDays: spent,
  month: spent,
  budget: spent,
  usedShare: z.number().nullable(),
});
export type ClientUsageAnswer = z.infer<typeof clientUsageAnswer>;
