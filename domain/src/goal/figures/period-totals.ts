import { weekdayOf } from '#time/days.ts';
import type { PeriodTotals, Streak, WeekdayMet } from './goal-memory.ts';
import type { EvaluatedPeriod } from './goal-periods.ts';

/** The next period, whose days are those until today. Named field by field: this runs for every period of a goal's life. */
export const addPeriod = (totals: PeriodTotals, period: EvaluatedPeriod, today: string): PeriodTotals => {
  const { completed, met, lastMet, byWeekday } = isOver(period) ? withResult(totals, period) : totals;
  const { strength, running, ended } = isJudged(period) ? judged(totals, period, today) : totals;
  return {
    periods: totals.periods + 1,
    thoughts: totals.thoughts + period.count,
    completed,
    met,
    strength,
    running,
    ended,
    lastDay: lastDayOf(period) ?? totals.lastDay,
    lastMet,
    byWeekday,
  };
};

const lastDayOf = ({ count, days }: EvaluatedPeriod): string | null =>
  count === 0 ? null : (days.findLast((day) => day.count > 0)?.day ?? null);

const isOver = ({ open, excused }: EvaluatedPeriod): boolean => !open && !excused;

type Results = Pick<PeriodTotals, 'completed' | 'met' | 'lastMet' | 'byWeekday'>;

const withResult = (totals: PeriodTotals, period: EvaluatedPeriod): Results => ({
  completed: totals.completed + 1,
  met: totals.met + (period.met ? 1 : 0),
  lastMet: period.met,
  byWeekday: period.revision.terms.frequency === 'daily' ? withDay(totals, period) : totals.byWeekday,
});

/** The current one counts once it is met, so that activity counts at once, and an unfinished period never lowers the figures. */
const isJudged = ({ excused, open, met }: EvaluatedPeriod): boolean => !excused && (!open || met);

type Judged = Pick<PeriodTotals, 'strength' | 'running' | 'ended'>;

/** Exempt periods neither lengthen nor break a streak. */
const judged = ({ strength, running, ended }: PeriodTotals, period: EvaluatedPeriod, today: string): Judged => ({
  strength: strengthAfter(strength, period, today),
  running: period.met ? lengthened(running, period) : null,
  ended: period.met || !running ? ended : bestOf([...ended, running]),
});

/** 0…1: an exponential average of completion over asked days; the more frequent the goal, the faster it moves. */
const strengthAfter = (
  strength: number,
  { days, target, wholeDays, completion }: EvaluatedPeriod,
  today: string,
): number => {
  const asked = days.filter(({ exempt, day }) => !exempt && day <= today).length;
  const decay = (0.5 ** (Math.sqrt(target / wholeDays) / 13)) ** asked;
  return strength * decay + completion * (1 - decay);
};

const lengthened = (run: Streak | null, { from, to }: EvaluatedPeriod): Streak =>
  run ? { length: run.length + 1, from: run.from, to } : { length: 1, from, to };

const mostShown = 5;

/** Best first, of equal ones the latest. */
const bestOf = (streaks: readonly Streak[]): readonly Streak[] => streaks.toSorted(better).slice(0, mostShown);

const better = (one: Streak, other: Streak): number => other.length - one.length || (one.from < other.from ? 1 : -1);

export const bestStreaksOf = ({ running, ended }: PeriodTotals): readonly Streak[] =>
  bestOf(running ? [...ended, running] : ended);

const withDay = ({ byWeekday }: PeriodTotals, { from, met }: EvaluatedPeriod): readonly WeekdayMet[] => {
  const index = weekdayOf(from) - 1;
  const day = byWeekday[index];
  return day
    ? byWeekday.with(index, { weekday: day.weekday, held: day.held + (met ? 1 : 0), of: day.of + 1 })
    : byWeekday;
};

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
