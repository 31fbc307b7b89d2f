import { budgetPreviewAnswer, budgetPreviewQuery } from '@ecrin/contracts/usage/budget-preview.ts';
import { warnedShare } from '@ecrin/domain/budget/record-budget-share.ts';
import {
  defaultSettings,
  type BudgetSetting,
  type ServiceSettings,
} from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findServiceShare, listClientShares } from './find-budget.query.ts';
import { clientUsageMonthModel, serviceUsageModel } from './usage.model.ts';

type Asked = Readonly<{ settings: ServiceSettings; now: string }>;

/** How many clients have used all of their budget in the month of an instant, and how many nearly all. */
const countClients = async (models: Pick<ReadModels, 'open'>, { settings, now }: Asked) => {
  let [reached, warned] = [0, 0];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<ReturnType<typeof listClientShares>>> = await listClientShares(models)(settings, {
      now,
      usedSince: '',
      cursor,
    });
    reached += page.shares.filter(({ share }) => share >= 1).length;
    warned += page.shares.filter(({ share }) => share >= warnedShare && share < 1).length;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return { reached, warned };
};

/** The prices as they are, and no budget but this one: what it would come to by itself. */
const withOnly = (settings: ServiceSettings, setting: BudgetSetting, value: number): ServiceSettings => ({
  ...defaultSettings,
  eurosPerMillionTokens: settings.eurosPerMillionTokens,
  eurosPerMinute: settings.eurosPerMinute,
  modelPrices: settings.modelPrices,
  [setting]: value,
});

export const previewBudgetRoute = (current: () => Promise<ServiceSettings>) =>
  queryRoute({
    method: 'get',
    path: '/settings/budget-preview',
    access: 'admin',
    summary: 'Counts whom a budget would stop today, and how much of it is used, before it is set',
    params: z.object({}),
    query: budgetPreviewQuery,
    answer: budgetPreviewAnswer,
    model: clientUsageMonthModel,
    joins: [serviceUsageModel],
    ask:
      (models) =>
      async ({ query: { setting, value } }, { now }) => {
        const asked = { settings: withOnly(await current(), setting, value), now };
        return setting.startsWith('client')
          ? { clients: await countClients(models, asked), share: null }
          : { clients: null, share: await findServiceShare(models)(asked.settings, now) };
      },
  });
