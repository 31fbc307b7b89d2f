import { daysBetween, daysOf, periodAround, weekdayOf } from './days.ts';
import type { Revision } from './goal-history.ts';
import type { GoalLived } from './goal-lived.ts';
import type { PeriodResult } from './goal.vocabulary.ts';
import type { LivedDay } from './lived-day.ts';
import { completionOf, isMet, longQuiet, resultOf } from './period-result.ts';
import { periodSpans, type PeriodSpan } from './period-spans.ts';
import { stretchOn } from './stretches.ts';

/** `days`: all of it, those to come included. `wholeDays`: of the day, week or month it lies in. `completion`: 0…1. */
export type GoalPeriodLived = PeriodSpan &
  Readonly<{
    days: readonly LivedDay[];
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
export const goalPeriods = (lived: GoalLived): readonly GoalPeriodLived[] => {
  let quietDays = 0;
  return periodSpans(lived.history, lived.today).map((span) => {
    const days = livedDays(span, lived);
    quietDays = quietAfter(quietDays, days, lived.today);
    return judged(span, { days, today: lived.today, quiet: quietDays >= longQuiet[span.revision.terms.frequency] });
  });
};

const livedDays = ({ from, to, revision }: PeriodSpan, lived: GoalLived): readonly LivedDay[] => {
  const counts = lived.counts(revision);
  return daysOf({ from, to }).map((day) =>
    livedDay(day, { revision, count: day > lived.today ? 0 : (counts.get(day) ?? 0), lived }),
  );
};

const livedDay = (
  day: string,
  { revision, count, lived: { history, calendar } }: Readonly<{ revision: Revision; count: number; lived: GoalLived }>,
): LivedDay => {
  const mark = history.marks[day]?.mark ?? null;
  const rest = revision.terms.restDays.length > 0 && revision.terms.restDays.includes(weekdayOf(day));
  const paused = stretchOn(history.pauses, day) !== null || stretchOn(calendar.pauses, day) !== null;
  const asleep = stretchOn(history.deactivations, day) !== null;
  return { day, count, mark, rest, paused, asleep, out: rest || paused || asleep || mark === 'skipped' };
};

/** Days in a row, pauses and sleep aside, on which nothing counted. */
const quietAfter = (before: number, days: readonly LivedDay[], today: string): number =>
  days.reduce((quiet, { day, count, paused, asleep }) => {
    if (count > 0) return 0;
    return day > today || paused || asleep ? quiet : quiet + 1;
  }, before);

type Around = Readonly<{ days: readonly LivedDay[]; today: string; quiet: boolean }>;

const judged = (span: PeriodSpan, { days, today, quiet }: Around): GoalPeriodLived => {
  const { terms } = span.revision;
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const open = span.to >= today;
  const met = isMet(terms, { count, open });
  const allOut = days.every(({ out }) => out);
  // A pause takes from a week or a month what it would have had: such a one can help, and cannot harm.
  const excused = span.partial || allOut || (!met && days.some(({ paused, asleep }) => paused || asleep));
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
    result: resultOf({ terms, days, today, count, open, met, excused, allOut, quiet }),
  };
};
