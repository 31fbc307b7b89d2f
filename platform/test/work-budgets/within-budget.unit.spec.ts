import { describe, expect, it, vi } from 'vitest';
import { WorkBudgetFault, withinBudget } from '#work-budgets/within-budget.ts';
import { onBreach, workBreaches } from '#work-budgets/work-breaches.ts';
import { workBudgets } from '#work-budgets/work-budgets.ts';

const long = (word: string): string => `${word} `.repeat(2_000);
const endless = (): never => {
  for (;;) Math.sqrt(2);
};
const faultOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (fault) {
    return fault;
  }
};
/** While the machine is busy it is interrupted before it used up its budget, and may be tried again. */
const interrupted = async (text: string): Promise<unknown> =>
  vi.waitUntil(
    () => {
      const fault = faultOf(() => withinBudget('command', text, endless));
      return fault instanceof WorkBudgetFault && fault.why === 'busy' ? null : fault;
    },
    { timeout: 30_000 },
  );

describe('work over a long text', () => {
  it('that never ends is interrupted, counted and told by its kind, and the same text is not tried again', async () => {
    const told: unknown[] = [];
    const before = workBreaches().find(({ kind }) => kind === 'command')?.count ?? 0;
    onBreach(({ kind }) => told.push(kind));
    expect(await interrupted(long('sans fin'))).toMatchObject({ work: 'command', why: 'interrupted' });
    expect(told).toEqual(['command']);
    const [breach] = workBreaches();
    expect(breach).toMatchObject({ kind: 'command', count: before + 1 });
    expect(breach?.longestMs).toBeGreaterThanOrEqual(workBudgets.command.holdMs);

    const again = vi.fn<() => void>();
    expect(faultOf(() => withinBudget('command', long('sans fin'), again))).toMatchObject({ why: 'known' });
    expect(again).not.toHaveBeenCalled();
    expect(withinBudget('command', long('un autre'), () => 'done')).toBe('done');
    expect(withinBudget('projection', long('sans fin'), () => 'done')).toBe('done');
  }, 60_000);

  it('is found however deep its text stands', () => {
    const nested = (inner: unknown): unknown => {
      let value = inner;
      for (let depth = 0; depth < 100_000; depth += 1) value = [value];
      return value;
    };
    expect(withinBudget('command', nested('court'), () => 'done')).toBe('done');
    expect(withinBudget('command', nested(long('profond')), () => 'done')).toBe('done');
  });

  it('cannot go on by catching what interrupts it', async () => {
    const stubborn = (): never => {
      for (;;) faultOf(endless);
    };
    const fault = faultOf(() => withinBudget('body', long('têtu'), stubborn));
    expect(fault).toBeInstanceOf(WorkBudgetFault);
  }, 60_000);

  it('returns what it returns and throws what it throws, within other such work too', () => {
    const text = long('calme');
    expect(withinBudget('body', text, () => withinBudget('command', text, () => 7))).toBe(7);
    const fault = new RangeError('ours');
    expect(
      faultOf(() =>
        withinBudget('body', { parts: [text] }, () => {
          throw fault;
        }),
      ),
    ).toBe(fault);
  });
});
