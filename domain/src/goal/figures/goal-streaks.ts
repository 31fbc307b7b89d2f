import type { EvaluatedPeriod } from './goal-periods.ts';
import { isJudged } from './goal-strength.ts';

/** So many periods met in a row, from the first day of the first to the last of the last. */
export type Streak = Readonly<{ length: number; from: string; to: string }>;
export type Streaks = Readonly<{ running: Streak | null; best: readonly Streak[] }>;

const mostShown = 5;

/** What is excused neither lengthens nor breaks. Best first, of equal ones the latest. */
export const streaksOf = (periods: readonly EvaluatedPeriod[]): Streaks => {
  const runs: Streak[] = [];
  let goesOn = false;
  for (const period of periods.filter(isJudged)) {
    if (period.met) runs.push(lengthened(goesOn ? runs.pop() : undefined, period));
    goesOn = period.met;
  }
  return { running: (goesOn ? runs.at(-1) : null) ?? null, best: runs.toSorted(better).slice(0, mostShown) };
};

const lengthened = (run: Streak | undefined, { from, to }: EvaluatedPeriod): Streak =>
  run ? { length: run.length + 1, from: run.from, to } : { length: 1, from, to };

const better = (one: Streak, other: Streak): number => other.length - one.length || (one.from < other.from ? 1 : -1);
