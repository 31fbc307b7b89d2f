import { defaultSettings, type ServiceSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { findUsedShare, projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { manualClock, type ManualClock } from '@ecrin/testing/kits/manual-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBudgetCheck } from '#roles/check-budgets.ts';

const may = '2026-05-20T10:00:00.000Z';
let stores: EmbeddedStores;
let clock: ManualClock;
let settings: ServiceSettings;
beforeEach(async () => {
  stores = await openEmbeddedStores();
  clock = manualClock(may);
  settings = { ...defaultSettings, clientTokensPerMonth: 1_000, serviceTokensPerMonth: 10_000 };
});
afterEach(() => stores.dispose());

const current = async () => settings;
const use = async (clientId: string, tokens: number) => {
  const useId = systemIds.next();
  await stores.record(`engine-use-${useId}`, '', [
    {
      type: 'EngineUsed',
      data: {
        useId,
        clientId,
        kind: 'answer',
        engine: 'openai-compatible',
        model: 'large',
        inputTokens: tokens,
        outputTokens: 0,
        ms: 0,
        answered: true,
        usedAt: clock.now().toISOString(),
      },
      private: null,
    },
  ]);
  for (const projection of projections)
    if (projection.model.name.includes('-usage') && projection.handles.includes('EngineUsed'))
      await rebuildProjection({ projection, ...stores });
};
const check = () =>
  createBudgetCheck({
    stores: { models: stores.models, execute: createExecuteCommand(stores.events) },
    settings: { current },
    clock,
  });
const told = async () => {
  const found: unknown[] = [];
  for await (const { type, data } of stores.events.readAll())
    if (type.startsWith('Budget')) {
      const { clientId, month, percent } = data as Readonly<Record<string, unknown>>;
      found.push([type, clientId, month, percent]);
    }
  return found;
};

describe('the check of budgets', () => {
  it('tells nothing below 80 %, and nothing where there is no budget', async () => {
    await use('claire', 790);
    await check()();
    settings = defaultSettings;
    await use('claire', 9_000);
    await check()();
    expect(await told()).toEqual([]);
  });

  it('tells each client’s own budget and that of all once, whichever process looks, and however often', async () => {
    await use('claire', 850);
    await use('anne', 100);
    const [one, other] = [check(), check()];
    await Promise.all([one(), other()]);
    await one();
    await use('claire', 150);
    await use('bruno', 8_900);
    await other();
    await Promise.all([one(), check()()]);
    const found = await told();
    expect(found.slice(0, 1)).toEqual([['BudgetWarned', 'claire', '2026-05', 85]]);
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        ['BudgetReached', 'claire', '2026-05', 100],
        ['BudgetReached', 'bruno', '2026-05', 890],
        ['BudgetReached', null, '2026-05', 100],
      ]),
    );
  });

  it('sees a budget that is lowered, for those who used engines long before', async () => {
    await use('claire', 500);
    const looking = check();
    await looking();
    clock.moveBy(3_600_000);
    await looking();
    settings = { ...settings, clientTokensPerMonth: 600 };
    await looking();
    expect(await told()).toEqual([['BudgetWarned', 'claire', '2026-05', 83]]);
  });

  it('begins anew with the month, as the budget itself does', async () => {
    const shareOf = () => findUsedShare(stores.models, current)('claire', clock.now().toISOString());
    await use('claire', 1_200);
    const looking = check();
    await looking();
    expect(await shareOf()).toBe(1.2);
    settings = { ...settings, clientTokensPerMonth: 2_400 };
    expect(await shareOf()).toBe(0.5);
    settings = { ...settings, clientTokensPerMonth: 1_000 };
    clock.moveTo('2026-06-01T00:00:00.000Z');
    expect(await shareOf()).toBe(0);
    await looking();
    await use('claire', 800);
    await looking();
    expect(await told()).toEqual([
      ['BudgetReached', 'claire', '2026-05', 120],
      ['BudgetWarned', 'claire', '2026-06', 80],
    ]);
    settings = { ...settings, paidEngines: 'paused' };
    expect(await shareOf()).toBe(1);
  });
});
