import { describe, expect, it } from 'vitest';
import type { BudgetEvent } from '#budget/budget.events.ts';
import { budget, budgetIdOf, recordBudgetShare } from '#budget/record-budget-share.ts';

const [month, now] = ['2026-05', '2026-05-20T10:00:00.000Z'];
const scope = { clientId: 'claire', month };

const decide = (share: number, ...before: readonly BudgetEvent[]) =>
  recordBudgetShare({ ...scope, share, now }, before.reduce(budget.evolve, budget.initial));
const warned: BudgetEvent = { type: 'BudgetWarned', data: { ...scope, percent: 80, warnedAt: now }, private: null };
const reached: BudgetEvent = { type: 'BudgetReached', data: { ...scope, percent: 100, reachedAt: now }, private: null };

describe('a budget of a month', () => {
  it('says nothing below 80 %', () => {
    expect(decide(0.799)).toEqual([]);
  });

  it('warns from 80 %, once', () => {
    expect(decide(0.8)).toEqual([warned]);
    expect(decide(0.95, warned)).toEqual([]);
  });

  it('is reached at 100 %, once, warned before or not', () => {
    expect(decide(1, warned)).toEqual([reached]);
    expect(decide(1)).toEqual([reached]);
    expect(decide(1.4, reached)).toEqual([]);
  });

  it('does not warn after it was reached, where it is raised', () => {
    expect(decide(0.85, reached)).toEqual([]);
  });

  it('is of a client, or of all together', () => {
    expect(budgetIdOf(scope)).toBe('claire-2026-05');
    expect(budgetIdOf({ clientId: null, month })).toBe('service-2026-05');
    expect(budget.ownerOf([warned].reduce(budget.evolve, budget.initial))).toBe('claire');
  });
});
