import type { GoalPeriodLived } from './goal-periods.ts';
import { isJudged } from './goal-strength.ts';

/** So many periods met in a row, from the first day of the first to the last of the last. */
export type Streak = Readonly<{ length: number; from: string; to: string }>;
export type Streaks = Readonly<{ running: Streak | null; best: readonly Streak[] }>;

const mostShown = 5;

/** What is excused neither lengthens nor breaks. Best first, of equal ones the latest. */
export const streaksOf = (periods: readonly GoalPeriodLived[]): Streaks => {
  const runs: Streak[] = [];
  let goesOn = false;
  for (const { from, to, met } of periods.filter(isJudged)) {
    const last = goesOn ? runs.pop() : undefined;
    if (last && !met) runs.push(last);
    if (met) runs.push({ length: (last?.length ?? 0) + 1, from: last?.from ?? from, to });
    goesOn = met;
  }
  return { running: goesOn ? (runs.at(-1) ?? null) : null, best: runs.toSorted(better).slice(0, mostShown) };
};

const better = (one: Streak, other: Streak): number => other.length - one.length || (one.from < other.from ? 1 : -1);
