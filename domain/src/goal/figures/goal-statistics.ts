import type { EvaluatedPeriod } from './goal-periods.ts';

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

/** The current one counts once it is met, so that activity counts at once and remaining time does no harm. */
const isJudged = ({ excused, open, met }: EvaluatedPeriod): boolean => !excused && (!open || met);

/** 0…1: an exponential average of completion over asked days; the more frequent the goal, the faster it moves. */
export const strengthOf = (periods: readonly EvaluatedPeriod[], today: string): number =>
  periods.filter(isJudged).reduce((strength, { days, target, wholeDays, completion }) => {
    const asked = days.filter(({ exempt, day }) => !exempt && day <= today).length;
    const decay = (0.5 ** (Math.sqrt(target / wholeDays) / 13)) ** asked;
    return strength * decay + completion * (1 - decay);
  }, 0);

/** So many periods met in a row, from the first day of the first to the last of the last. */
export type Streak = Readonly<{ length: number; from: string; to: string }>;
export type Streaks = Readonly<{ running: Streak | null; best: readonly Streak[] }>;

const mostShown = 5;

/** Exempt periods neither lengthen nor break a streak. Best first, of equal ones the latest. */
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
