import { WorkBudgetFault } from '@ecrin/platform/work-budgets/within-budget.ts';
import { describe, expect, it } from 'vitest';
import { createClientBudgets } from '#http/budget/client-budgets.ts';

const done = async () => 'done';
const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code));

describe('the budget of a client', () => {
  it('given more requests than it has, then those are refused, and no other client’s', async () => {
    const budgets = createClientBudgets({ requestsPerSecond: 1, changesPerDay: 0 });
    const asked = Array.from({ length: 12 }, () => budgets.request('anne', false, done));
    expect(codesOf(await Promise.allSettled(asked))).toEqual([
      ...Array.from({ length: 10 }, () => 'done'),
      'general.too-many-requests',
      'general.too-many-requests',
    ]);
    expect(await budgets.request('bruno', false, done)).toBe('done');
  });

  it('given more requests at once than any browser has, then the last are refused until one has ended', async () => {
    const budgets = createClientBudgets({ requestsPerSecond: 1_000, changesPerDay: 0 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const open = Array.from({ length: 65 }, () => budgets.request('anne', false, () => promise));
    await expect(open.pop()).rejects.toMatchObject({ code: 'general.too-many-requests' });
    resolve('done');
    await Promise.all(open);
    expect(await budgets.request('anne', false, done)).toBe('done');
  });

  it('given more changes in a day than it has, then reading continues', async () => {
    const budgets = createClientBudgets({ requestsPerSecond: 0, changesPerDay: 1 });
    expect(await budgets.request('anne', true, done)).toBe('done');
    await expect(budgets.request('anne', true, done)).rejects.toMatchObject({ code: 'client.day-used-up' });
    expect(await budgets.request('anne', false, done)).toBe('done');
  });

  it('given none, then nothing is refused', async () => {
    const budgets = createClientBudgets({ requestsPerSecond: 0, changesPerDay: 0 });
    const asked = Array.from({ length: 900 }, () => budgets.request('anne', true, done));
    expect(new Set(codesOf(await Promise.allSettled(asked)))).toEqual(new Set(['done']));
    expect(await budgets.message('anne')).toBe(true);
  });

  it('given a flood of messages, then the rest are refused', async () => {
    const budgets = createClientBudgets({ requestsPerSecond: 50, changesPerDay: 0 });
    const sent = await Promise.all(Array.from({ length: 250 }, () => budgets.message('anne')));
    expect(sent.filter(Boolean)).toHaveLength(200);
    expect(await budgets.message('bruno')).toBe(true);
  });

  it('given a text that held the thread, then nothing more of that client is read for a while, and others are served', async () => {
    const budgets = createClientBudgets({ requestsPerSecond: 0, changesPerDay: 0 });
    const held = (why: WorkBudgetFault['why']) => async () => Promise.reject(new WorkBudgetFault('body', why));
    await expect(budgets.request('anne', true, held('known'))).rejects.toThrow(WorkBudgetFault);
    expect(() => budgets.checkHold('anne')).not.toThrow();
    await expect(budgets.request('anne', true, held('interrupted'))).rejects.toThrow(WorkBudgetFault);
    expect(() => budgets.checkHold('anne')).toThrow('general.too-many-requests');
    expect(() => budgets.checkHold('bruno')).not.toThrow();
  });
});
