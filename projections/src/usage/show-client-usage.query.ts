import { clientUsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import type { ServiceSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { clientBudgetOf, spentOn, usedShareOf } from '@ecrin/domain/usage/cost-of-usage.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findClientMonth, findClientUsage } from './find-usage.query.ts';
import { clientUsageDayModel, clientUsageMonthModel } from './usage.model.ts';

/** Figures only, also for a client nobody knows: nothing is spent for them. */
export const showClientUsageRoute = (current: () => Promise<ServiceSettings>) =>
  queryRoute({
    method: 'get',
    path: '/clients/:clientId/usage',
    access: 'admin',
    summary: 'What paid engines cost for one client in thirty days and in this month, and the budget of the month',
    params: z.object({ clientId: z.string().max(64) }),
    query: z.object({}),
    answer: clientUsageAnswer,
    model: clientUsageDayModel,
    joins: [clientUsageMonthModel],
    look: { target: 'usage', at: ({ params: { clientId } }) => [clientId] },
    ask:
      (models) =>
      async ({ params: { clientId } }, { now }) => {
        const settings = await current();
        const budget = clientBudgetOf(settings);
        const month = spentOn(await findClientMonth(models)(clientId, now), settings);
        const thirtyDays = spentOn(await findClientUsage(models)(clientId, now), settings);
        return { thirtyDays, month, budget, usedShare: usedShareOf(month, budget) };
      },
  });
