import type { ServiceSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import {
  clientBudgetOf,
  serviceBudgetOf,
  spentOn,
  usedShareOf,
  type Budget,
} from '@ecrin/domain/usage/cost-of-usage.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findClientMonth, findServiceMonth, listClientMonths } from './find-usage.query.ts';

type Opened = Pick<ReadModels, 'open'>;
const isLimited = (budget: Budget): boolean => Object.values(budget).some((most) => most > 0);

/**
 * How much of the budgets of this month is used, a client’s and everybody’s: the more advanced of both, from 0; 1 and more stops paid engines; null: there is
 * no budget. `clientId` null: everybody’s alone. While paid engines are paused everything is used. Counts may be behind: budgets are approximate.
 */
export const findUsedShare =
  (models: Opened, current: () => Promise<ServiceSettings>) =>
  async (clientId: string | null, now: string): Promise<number | null> => {
    const settings = await current();
    if (settings.paidEngines === 'paused') return 1;
    const shares = [
      clientId === null ? null : await clientShare(models, settings, { clientId, now }),
      await findServiceShare(models)(settings, now),
    ].filter((share) => share !== null);
    return shares.length === 0 ? null : Math.max(...shares);
  };

const clientShare = async (
  models: Opened,
  settings: ServiceSettings,
  { clientId, now }: Readonly<{ clientId: string; now: string }>,
): Promise<number | null> => {
  const budget = clientBudgetOf(settings);
  return isLimited(budget)
    ? usedShareOf(spentOn(await findClientMonth(models)(clientId, now), settings), budget)
    : null;
};

/** Of the budget of all together, in the month of an instant; null: there is none. */
export const findServiceShare =
  (models: Opened) =>
  async (settings: ServiceSettings, now: string): Promise<number | null> => {
    const budget = serviceBudgetOf(settings);
    return isLimited(budget) ? usedShareOf(spentOn(await findServiceMonth(models)(now), settings), budget) : null;
  };

type Since = Readonly<{ now: string; usedSince: string; cursor: string | null }>;
type Shares = Readonly<{ shares: readonly Readonly<{ clientId: string; share: number }>[]; nextCursor: string | null }>;

/** Of the clients’ own budgets in the month of an instant, of those for whom engines were used since another. */
export const listClientShares =
  (models: Opened) =>
  async (settings: ServiceSettings, since: Since): Promise<Shares> => {
    const budget = clientBudgetOf(settings);
    if (!isLimited(budget)) return { shares: [], nextCursor: null };
    const { items, nextCursor } = await listClientMonths(models)(since);
    const shares = items.flatMap(({ ownerId: clientId, lines }) => {
      const share = usedShareOf(spentOn(lines, settings), budget);
      return share === null ? [] : [{ clientId, share }];
    });
    return { shares, nextCursor };
  };
