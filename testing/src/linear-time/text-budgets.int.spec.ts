import { workBudgets, type BoundedWork } from '@ecrin/platform/work-budgets/work-budgets.ts';
import { expect, it } from 'vitest';
import { timeOf } from './growth.ts';
import { hostileTexts } from './hostile-texts.ts';
import { textReaders } from './text-readers.ts';

type Work = BoundedWork | 'query' | 'activity' | 'book';

/** The work in which functions of a group read texts, by what they are called in `textReaders`: that of the least budget. */
const workOf: Readonly<Record<string, Work>> = {
  search: 'query',
  text: 'command',
  understanding: 'understanding',
  thread: 'query',
  question: 'query',
  answer: 'activity',
  orb: 'activity',
  story: 'page',
  export: 'command',
  transcript: 'activity',
};
/** Those that their callers read otherwise. */
const workOfOne: Readonly<Record<string, Work>> = { 'text: words that call for help': 'help' };
/** Interrupted where it takes longer; a caller without words of its own reads it in pieces. */
const interrupted: ReadonlySet<string> = new Set(['text: words that call for help']);

const ordinary = hostileTexts['a journal'];
const longest = 100_000;
/** The first time a function is compiled, or loads a list; what else the machine does slows others down. */
const mostTimes = 12;
const leastTime = (work: () => unknown, enough: number): number => {
  let least = Infinity;
  for (let time = 0; time < mostTimes && least >= enough; time += 1) least = Math.min(least, timeOf(work));
  return least;
};

it.each(Object.entries(textReaders))(
  '%s belongs to work with a budget, which a long journal fits in',
  (about, read) => {
    const work = workOfOne[about] ?? workOf[about.slice(0, about.indexOf(':'))];
    expect(work, `${about} is read by no work of the table`).toBeDefined();
    if (!work || !ordinary) return;
    const text = ordinary(interrupted.has(about) ? longest / 4 : longest);
    const { holdMs } = workBudgets[work];
    expect(leastTime(() => read(text), holdMs)).toBeLessThan(holdMs);
  },
);
