import { budget, budgetIdOf, recordBudgetShare, warnedShare } from '@ecrin/domain/budget/record-budget-share.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import { findServiceShare, listClientShares } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';

export type BudgetParts = Readonly<{
  stores: Pick<Stores, 'execute' | 'models'>;
  settings: Pick<CurrentSettings, 'current'>;
  clock: Clock;
}>;
type Settings = Awaited<ReturnType<CurrentSettings['current']>>;
type Share = Readonly<{ clientId: string | null; share: number }>;

/** Figures may be behind by so much, in ms: what was used since then is looked at again. */
const behindMs = 10 * 60_000;

const recordIn =
  ({ execute }: Pick<BudgetParts['stores'], 'execute'>) =>
  async ({ clientId, share }: Share, now: string): Promise<void> => {
    const month = now.slice(0, 7);
    const id = budgetIdOf({ clientId, month });
    await execute({
      aggregate: budget,
      id,
      decide: recordBudgetShare,
      input: { clientId, month, share, now },
      context: {
        commandId: systemIds.next(),
        correlationId: id,
        causationId: null,
        actor: 'system:check-budgets',
        ownerId: clientId ?? '',
        occurredAt: now,
        timeZone: 'UTC',
      },
    });
  };

/**
 * Records which budgets of this month are nearly used, and used. What was told before is in the stream of each budget: a restart, or another process, tells
 * nothing twice. The first time, and after a change of settings, all clients are looked at, then those for whom engines were used since.
 */
export const createBudgetCheck = ({ stores, settings, clock }: BudgetParts): (() => Promise<void>) => {
  const { models } = stores;
  const record = recordIn(stores);
  let seen: Readonly<{ settings: string; month: string; at: string }> | null = null;

  const checkClients = async (current: Settings, now: string, usedSince: string): Promise<void> => {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof listClientShares>>> = await listClientShares(models)(current, {
        now,
        usedSince,
        cursor,
      });
      for (const one of page.shares) if (one.share >= warnedShare) await record(one, now);
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

  return async (): Promise<void> => {
    const [current, now] = [await settings.current(), clock.now().toISOString()];
    const looked = { settings: JSON.stringify(current), month: now.slice(0, 7), at: now };
    const share = await findServiceShare(models)(current, now);
    if (share !== null && share >= warnedShare) await record({ clientId: null, share }, now);
    const isSame = seen?.settings === looked.settings && seen.month === looked.month;
    await checkClients(current, now, isSame && seen ? addMs(seen.at, -behindMs) : '');
    seen = looked;
  };
};
