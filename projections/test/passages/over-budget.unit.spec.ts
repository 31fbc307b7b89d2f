import { manualClock } from '@ecrin/testing/kits/manual-clock.ts';
import { expect, it } from 'vitest';
import { createOverBudget } from '#passages/over-budget.ts';

it('asks about a client whose budget was used again after a minute', () => {
  const clock = manualClock('2026-05-20T10:00:00.000Z');
  const overBudget = createOverBudget(clock);
  overBudget.add('bruno');
  expect([overBudget.isOver('bruno'), overBudget.isOver('anne')]).toEqual([true, false]);
  clock.moveBy(60_000);
  expect(overBudget.isOver('bruno')).toBe(false);
});
