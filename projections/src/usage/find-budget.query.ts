import type { ServiceSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { clientBudgetOf, serviceBudgetOf, spentOn, usedShareOf } from '@ecrin/domain/usage/cost-of-usage.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findClientMonth, findServiceMonth } from './find-usage.query.ts';

/**
 * How much of the budgets of this month is used, a client’s and everybody’s: the more advanced of both, from 0; 1 and more stops paid engines; null: there is
 * no budget. While paid engines are paused everything is used. Counts may be behind: budgets are approximate.
 */
export const findUsedShare =
  (models: Pick<ReadModels, 'open'>, current: () => Promise<ServiceSettings>) =>
  async (clientId: string, now: string): Promise<number | null> => {
    const settings = await current();
    if (settings.paidEngines === 'paused') return 1;
    const [own, all] = [clientBudgetOf(settings), serviceBudgetOf(settings)];
    const isLimited = (budget: typeof own) => Object.values(budget).some((most) => most > 0);
    const shares = [
      isLimited(own) ? usedShareOf(spentOn(await findClientMonth(models)(clientId, now), settings), own) : null,
      isLimited(all) ? usedShareOf(spentOn(await findServiceMonth(models)(now), settings), all) : null,
    ].filter((share) => share !== null);
    return shares.length === 0 ? null : Math.max(...shares);
  };
