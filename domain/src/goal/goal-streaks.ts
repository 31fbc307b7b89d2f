import type { GoalPeriodLived } from './goal-periods.ts';
import { isJudged } from './goal-strength.ts';

/** So many periods met in a row, from the first day of the first to the last of the last. */
export type Streak = Readonly<{ length: number; from: string; to: string }>;
export type Streaks = Readonly<{ running: Streak | null; best: readonly Streak[] }>;

const mostShown = 5;

/** What is excused neither lengthens nor breaks. Best first, of equal ones the latest. */
export const streaksOf = (periods: readonly GoalPeriodLived[]): Streaks => {
  const streaks: Streak[] = [];
  let running: Streak | null = null;
  for (const { from, to, met } of periods.filter(isJudged)) {
    if (!met && running) streaks.push(running);
    running = met ? { length: (running?.length ?? 0) + 1, from: running?.from ?? from, to } : null;
  }
  return { running, best: [...streaks, ...(running ? [running] : [])].toSorted(better).slice(0, mostShown) };
};

const better = (one: Streak, other: Streak): number => other.length - one.length || (one.from < other.from ? 1 : -1);
