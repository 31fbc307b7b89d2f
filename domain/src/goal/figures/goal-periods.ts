import { dateRangeOn } from '#time/date-ranges.ts';
import { daysBetween, daysOf, weekdayOf } from '#time/days.ts';
import type { Revision } from '../goal-history.ts';
import type { PeriodResult } from '../goal.vocabulary.ts';
import type { EvaluatedDay } from './evaluated-day.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { periodAround } from './period-around.ts';
import { completionOf, isMet, inactivityDays, resultOf } from './period-result.ts';
import { periodSpans, type PeriodSpan } from './period-spans.ts';

/** `days`: all of it, those to come included. `wholeDays`: of the day, week or month it lies in. `completion`: 0…1. */
export type EvaluatedPeriod = PeriodSpan &
  Readonly<{
    days: readonly EvaluatedDay[];
    wholeDays: number;
    count: number;
    target: number;
    open: boolean;
    met: boolean;
    excused: boolean;
    completion: number;
    result: PeriodResult;
  }>;

/** Oldest first; never empty. */
export const goalPeriods = (snapshot: GoalSnapshot): readonly EvaluatedPeriod[] => {
  let quietDays = 0;
  return periodSpans(snapshot.history, snapshot.today).map((span) => {
    const days = evaluateDays(span, snapshot);
    quietDays = inactiveDaysAfter(quietDays, days, snapshot.today);
    return evaluatePeriod(span, {
      days,
      today: snapshot.today,
      quiet: quietDays >= inactivityDays[span.revision.terms.frequency],
    });
  });
};

const evaluateDays = ({ from, to, revision }: PeriodSpan, snapshot: GoalSnapshot): readonly EvaluatedDay[] => {
  const counts = snapshot.counts(revision);
  return daysOf({ from, to }).map((day) =>
    evaluateDay(day, { revision, count: day > snapshot.today ? 0 : (counts.get(day) ?? 0), snapshot }),
  );
};

const evaluateDay = (
  day: string,
  {
    revision,
    count,
    snapshot: { history, calendar },
  }: Readonly<{ revision: Revision; count: number; snapshot: GoalSnapshot }>,
): EvaluatedDay => {
  const mark = history.marks[day]?.mark ?? null;
  const rest = revision.terms.restDays.length > 0 && revision.terms.restDays.includes(weekdayOf(day));
  const paused = dateRangeOn(history.pauses, day) !== null || dateRangeOn(calendar.pauses, day) !== null;
  const asleep = dateRangeOn(history.deactivations, day) !== null;
  return {
    day,
    count,
    mark,
    rest,
    paused,
    deactivated: asleep,
    exempt: rest || paused || asleep || mark === 'skipped',
  };
};

/** Days in a row, without paused and deactivated ones, on which nothing counted. */
const inactiveDaysAfter = (before: number, days: readonly EvaluatedDay[], today: string): number =>
  days.reduce((quiet, { day, count, paused, deactivated }) => {
    if (count > 0) return 0;
    return day > today || paused || deactivated ? quiet : quiet + 1;
  }, before);

type PeriodDays = Readonly<{ days: readonly EvaluatedDay[]; today: string; quiet: boolean }>;

const evaluatePeriod = (span: PeriodSpan, { days, today, quiet }: PeriodDays): EvaluatedPeriod => {
  const { terms } = span.revision;
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const open = span.to >= today;
  const met = isMet(terms, { count, open });
  const allOut = days.every(({ exempt }) => exempt);
  // A pause takes from a week or a month what it would have had: such a one can help, and cannot harm.
  const excused = span.partial || allOut || (!met && days.some(({ paused, deactivated }) => paused || deactivated));
  const whole = periodAround(terms.frequency, span.from);
  return {
    ...span,
    days,
    wholeDays: daysBetween(whole.from, whole.to) + 1,
    count,
    target: terms.targetCount,
    open,
    met,
    excused,
    completion: completionOf(terms, count),
    result: resultOf({ terms, days, today, count, open, met, excused, allExempt: allOut, inactive: quiet }),
  };
};
