import { dateRangeOn, type DateRange } from '#time/date-ranges.ts';
import { daysBetween, dayPlus } from '#time/days.ts';
import { earlierOf } from '#time/instant.ts';
import { isActive, latestRevision } from '../goal-history.ts';
import { goalProgress } from '../goal-terms.ts';
import type { DayState, PeriodResult } from '../goal.vocabulary.ts';
import { goalPeriods, lastPeriods, totalsOf } from './closed-periods.ts';
import { dayState } from './day-state.ts';
import type { WeekdayMet } from './goal-memory.ts';
import type { EvaluatedDay, EvaluatedPeriod } from './goal-periods.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { statisticsOf, type GoalStatisticsOf } from './period-totals.ts';

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

/** A goal's figures on a day. `previous`: the period before the running one. */
export type GoalFigures = Readonly<{
  period: EvaluatedPeriod;
  previous: EvaluatedPeriod | null;
  statistics: GoalStatisticsOf;
  byWeekday: readonly WeekdayMet[];
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
  const totals = totalsOf(snapshot);
  const [period, previous] = latestTwo(snapshot);
  const { endDay } = latestRevision(history).terms;
  const [active, pause] = [isActive(history), pauseOn(snapshot)];
  const day = dayOf(period, today);
  return {
    period,
    previous,
    active,
    pause,
    statistics: statisticsOf(totals),
    byWeekday: totals.byWeekday,
    due: active && pause === null && day !== null && isDue(period, day, today),
    today: day
      ? shownDay(period, day, today)
      : { day: today, count: 0, state: 'unknown', rest: false, paused: pause !== null },
    lastDay: totals.lastDay,
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
export const shownDays = (snapshot: GoalSnapshot, most: number): readonly DayShown[] => {
  const { history, today } = snapshot;
  const last = earlierOf(today, latestRevision(history).terms.endDay ?? today);
  return goalPeriods(snapshot, dayPlus(last, -most))
    .flatMap((period) => period.days.filter(({ day }) => day <= today).map((day) => shownDay(period, day, today)))
    .slice(-most);
};

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

/** Today included; 0 once it is over. */
const daysLeftUntil = (end: string, { today }: GoalSnapshot): number =>
  Math.max(0, daysBetween(earlierOf(today, end), end) + (today <= end ? 1 : 0));

const latestTwo = (snapshot: GoalSnapshot): readonly [EvaluatedPeriod, EvaluatedPeriod | null] => {
  const [last, before] = lastPeriods(snapshot, 2).toReversed();
  if (!last) throw new Error('a goal has a period from its setting on');
  return [last, before ?? null];
};
