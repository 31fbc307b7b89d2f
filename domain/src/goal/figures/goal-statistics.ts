import type { PeriodTotals, Streak } from './closed-periods-memory.ts';
import { totalsOf } from './closed-periods.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { bestStreaksOf } from './period-totals.ts';

/** As in `contracts/src/goal/goal.ts`. Rates and strength 0…1. */
export type GoalStatisticsOf = Readonly<{
  totalThoughts: number;
  periodsCompleted: number;
  periodsMet: number;
  successRate: number | null;
  strength: number;
  streak: number;
  bestStreaks: readonly Streak[];
}>;

/** Completed and met: of asked periods that are over. */
export const statisticsOf = (totals: PeriodTotals): GoalStatisticsOf => ({
  totalThoughts: totals.thoughts,
  periodsCompleted: totals.completed,
  periodsMet: totals.met,
  successRate: totals.completed === 0 ? null : totals.met / totals.completed,
  strength: totals.strength,
  streak: totals.running?.length ?? 0,
  bestStreaks: bestStreaksOf(totals),
});

export const statisticsNow = (snapshot: GoalSnapshot): GoalStatisticsOf => statisticsOf(totalsOf(snapshot));
