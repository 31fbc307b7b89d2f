import { dateRangeOn } from '#time/date-ranges.ts';
import { daysBetween, daysOf, weekdayOf } from '#time/days.ts';
import type { Mark, Revision } from '../goal-history.ts';
import type { GoalTerms } from '../goal.events.ts';
import type { GoalFrequency, PeriodResult } from '../goal.vocabulary.ts';
import type { CountsByDay } from './day-tallies.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { periodAround } from './period-spans.ts';
import { type PeriodSpan, type SpanContext, spanContext, spanFrom } from './period-spans.ts';

/** `exempt`: nothing is asked – a day of rest, skipped, paused, or the goal deactivated. */
export type EvaluatedDay = Readonly<{
  day: string;
  count: number;
  mark: Mark['mark'] | null;
  rest: boolean;
  paused: boolean;
  deactivated: boolean;
  exempt: boolean;
}>;

/** `days`: all of it, future ones included. `wholeDays`: of its day, week or month. `completion`: 0…1. */
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

/** What the evaluation of a period needs besides its days; created once per iteration over periods. */
export type PeriodContext = SpanContext &
  Readonly<{ snapshot: GoalSnapshot; countsOf: (revision: Revision) => CountsByDay }>;

export const periodContext = (snapshot: GoalSnapshot): PeriodContext => {
  const counts = new Map<Revision, CountsByDay>();
  const countsOf = (revision: Revision): CountsByDay => {
    const known = counts.get(revision) ?? snapshot.counts(revision);
    counts.set(revision, known);
    return known;
  };
  return { ...spanContext(snapshot.history, snapshot.today), snapshot, countsOf };
};

/** Position of an iteration over a goal's periods: nothing counted on the `quietDays` days before `next`. */
export type PeriodCursor = Readonly<{ next: string; quietDays: number }>;
export type NextPeriod = Readonly<{ period: EvaluatedPeriod; quietDays: number }>;

export const nextPeriod = ({ next, quietDays: before }: PeriodCursor, context: PeriodContext): NextPeriod => {
  const span = spanFrom(next, context);
  const days = evaluateDays(span, context);
  const quietDays = inactiveDaysAfter(before, days, context.today);
  const quiet = quietDays >= inactivityDays[span.revision.terms.frequency];
  return { period: evaluatePeriod(span, { days, today: context.today, quiet }), quietDays };
};

const evaluateDays = (
  { from, to, revision }: PeriodSpan,
  { snapshot, countsOf }: PeriodContext,
): readonly EvaluatedDay[] => {
  const counts = countsOf(revision);
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
  const deactivated = dateRangeOn(history.deactivations, day) !== null;
  return {
    day,
    count,
    mark,
    rest,
    paused,
    deactivated,
    exempt: rest || paused || deactivated || mark === 'skipped',
  };
};

/** Days in a row, without paused and deactivated ones, without activity. */
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
  // A pause shortens a week or a month: such a period can be met, but never missed.
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

/** Days without activity after which a goal is inactive. */
const inactivityDays: Readonly<Record<GoalFrequency, number>> = { daily: 28, weekly: 28, monthly: 92 };

/** « At most » is met when the period is over, not before. */
const isMet = ({ aim, targetCount }: GoalTerms, { count, open }: Readonly<{ count: number; open: boolean }>): boolean =>
  aim === 'achieve' ? count >= targetCount : !open && count <= targetCount;

/** 0…1. Above « at most » it decreases, to 0 at twice the target. */
const completionOf = ({ aim, targetCount }: GoalTerms, count: number): number =>
  aim === 'achieve'
    ? Math.min(1, count / targetCount)
    : Math.max(0, Math.min(1, (2 * targetCount - count) / targetCount));

type PeriodFacts = Readonly<{
  terms: GoalTerms;
  days: readonly EvaluatedDay[];
  today: string;
  count: number;
  open: boolean;
  met: boolean;
  excused: boolean;
  allExempt: boolean;
  inactive: boolean;
}>;

/** The rules are written out in docs/decisions/17-goals.md#0061. */
export const resultOf = (judging: PeriodFacts): PeriodResult => {
  const { terms, days, today, open, met, inactive } = judging;
  if (days.every(({ day, deactivated }) => deactivated || day > today) && days.some(({ deactivated }) => deactivated))
    return 'inactive';
  if (met) return 'target met';
  if (terms.aim === 'achieve' && inactive) return 'inactive';
  return open ? resultWhileOpen(judging) : resultWhenClosed(judging);
};

const resultWhenClosed = ({ terms, count, allExempt }: PeriodFacts): PeriodResult => {
  if (allExempt) return 'inactive';
  return completionOf(terms, count) >= 0.5 ? 'needs work' : 'behind';
};

const resultWhileOpen = ({ terms, days, today, count, excused }: PeriodFacts): PeriodResult => {
  if (terms.aim === 'avoid') return count <= terms.targetCount || excused ? 'on track' : 'behind';
  const missing = paceOf(terms.targetCount, days, today) - count;
  if (excused || missing <= 0) return 'on track';
  return missing <= Math.max(1, (missing + count) / 2) ? 'needs work' : 'behind';
};

/** The count expected before `today` if the target were spread evenly over all asked days, rounded. */
const paceOf = (target: number, days: readonly EvaluatedDay[], today: string): number => {
  const asked = days.filter(({ exempt }) => !exempt);
  return asked.length === 0 ? 0 : Math.round((target * asked.filter(({ day }) => day < today).length) / asked.length);
};
