import { budgetSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { z } from 'zod';

/** `GET /api/admin/settings/budget-preview`: what a budget would come to if it were set now. */
export const budgetPreviewQuery = z.object({
  setting: z.enum(budgetSettings),
  value: z.coerce.number().positive().max(1_000_000_000),
});

/**
 * `clients`, of a budget of one client: for how many paid engines would stop today, and how many more have used most of it. `share`, of that of all together:
 * how much of it is used, from 0.
 */
export const budgetPreviewAnswer = z.object({
  clients: z.object({ reached: z.int(), warned: z.int() }).nullable(),
  share: z.number().nullable(),
});
export type BudgetPreview = z.infer<typeof budgetPreviewAnswer>;
