import { dateRangeOn, type DateRange } from '#time/date-ranges.ts';
import { daysBetween } from '#time/days.ts';
import { earlierOf } from '#time/instant.ts';
import { isActive, latestRevision } from '../goal-history.ts';
import type { DayState, PeriodResult } from '../goal.vocabulary.ts';
import { dayState } from './day-state.ts';
import { type EvaluatedDay, goalPeriods, type EvaluatedPeriod } from './goal-periods.ts';
import { goalProgress } from './goal-progress.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { statisticsOf, type GoalStatisticsOf } from './goal-statistics.ts';

export type PeriodShown = Readonly<{
  from: string;
  to: string;
  count: number;
  target: number;
  result: PeriodResult;
  open: boolean;
  progress: number;
  excused: boolean;
}>;
export type DayShown = Readonly<{ day: string; count: number; state: DayState; rest: boolean; paused: boolean }>;
export type CurrentPause = Readonly<{ all: boolean }> & DateRange;

/** A goal's figures on a day, and its periods until then. `periods`: oldest first. */
export type GoalFigures = Readonly<{
  periods: readonly EvaluatedPeriod[];
  period: EvaluatedPeriod;
  statistics: GoalStatisticsOf;
  active: boolean;
  pause: CurrentPause | null;
  due: boolean;
  today: DayShown;
  lastDay: string | null;
  periodDaysLeft: number;
  daysLeft: number | null;
}>;

export const goalFigures = (snapshot: GoalSnapshot): GoalFigures => {
  const { history, today } = snapshot;
  const periods = goalPeriods(snapshot);
  const period = lastOf(periods);
  const { endDay } = latestRevision(history).terms;
  const [active, pause] = [isActive(history), pauseOn(snapshot)];
  const day = dayOf(period, today);
  return {
    periods,
    period,
    active,
    pause,
    statistics: statisticsOf(periods, today),
    due: active && pause === null && day !== null && isDue(period, day, today),
    today: day
      ? shownDay(period, day, today)
      : { day: today, count: 0, state: 'unknown', rest: false, paused: pause !== null },
    lastDay: lastCounted(periods),
    periodDaysLeft: daysLeftUntil(period.to, snapshot),
    daysLeft: endDay === null ? null : daysLeftUntil(endDay, snapshot),
  };
};

export const shownPeriod = ({ from, to, count, target, result, open, excused }: EvaluatedPeriod): PeriodShown => ({
  from,
  to,
  count,
  target,
  result,
  open,
  excused,
  progress: goalProgress(count, target),
});

/** The last so many days of a goal until today, oldest first. */
export const shownDays = (periods: readonly EvaluatedPeriod[], today: string, most: number): readonly DayShown[] =>
  periods
    .slice(-most)
    .flatMap((period) => period.days.filter(({ day }) => day <= today).map((day) => shownDay(period, day, today)))
    .slice(-most);

const shownDay = (period: EvaluatedPeriod, day: EvaluatedDay, today: string): DayShown => ({
  day: day.day,
  count: day.count,
  state: dayState(period, day, today),
  rest: day.rest,
  paused: day.paused,
});

const pauseOn = ({ history, calendar, today }: GoalSnapshot): CurrentPause | null => {
  const own = dateRangeOn(history.pauses, today);
  if (own) return { all: false, ...own };
  const everything = dateRangeOn(calendar.pauses, today);
  return everything && { all: true, ...everything };
};

/** Below an even pace for today. */
const isDue = (
  { revision: { terms }, days, count, target, met }: EvaluatedPeriod,
  { exempt }: EvaluatedDay,
  today: string,
): boolean => {
  if (terms.aim === 'avoid' || met || exempt) return false;
  const asked = days.filter((day) => !day.exempt);
  return count < Math.ceil((target * asked.filter(({ day }) => day <= today).length) / asked.length);
};

const dayOf = ({ days }: EvaluatedPeriod, today: string): EvaluatedDay | null =>
  days.find(({ day }) => day === today) ?? null;

const lastCounted = (periods: readonly EvaluatedPeriod[]): string | null => {
  const period = periods.findLast(({ count }) => count > 0);
  return period?.days.findLast(({ count }) => count > 0)?.day ?? null;
};

/** Today included; 0 once it is over. */
const daysLeftUntil = (end: string, { today }: GoalSnapshot): number =>
  Math.max(0, daysBetween(earlierOf(today, end), end) + (today <= end ? 1 : 0));

const lastOf = (periods: readonly EvaluatedPeriod[]): EvaluatedPeriod => {
  const last = periods.at(-1);
  if (!last) throw new Error('a goal has a period from its setting on');
  return last;
};
