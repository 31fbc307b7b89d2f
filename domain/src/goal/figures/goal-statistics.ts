import type { EvaluatedPeriod } from './goal-periods.ts';
import { streaksOf, type Streak } from './goal-streaks.ts';
import { strengthOf } from './goal-strength.ts';

/** As `contracts/src/goal/goal.ts` has it. Rates and strength 0…1. */
export type GoalStatisticsOf = Readonly<{
  totalThoughts: number;
  periodsCompleted: number;
  periodsMet: number;
  successRate: number | null;
  strength: number;
  streak: number;
  bestStreaks: readonly Streak[];
}>;

/** Completed and met: of periods that are over and were asked. */
export const statisticsOf = (periods: readonly EvaluatedPeriod[], today: string): GoalStatisticsOf => {
  const over = periods.filter(({ open, excused }) => !open && !excused);
  const met = over.filter((period) => period.met).length;
  const { running, best } = streaksOf(periods);
  return {
    totalThoughts: periods.reduce((sum, { count }) => sum + count, 0),
    periodsCompleted: over.length,
    periodsMet: met,
    successRate: over.length === 0 ? null : met / over.length,
    strength: strengthOf(periods, today),
    streak: running?.length ?? 0,
    bestStreaks: best,
  };
};
