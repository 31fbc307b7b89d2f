import { dayPlus, daysBetween } from '#time/days.ts';
import { earlierOf } from '#time/instant.ts';
import type { GoalHistory } from '../goal-history.ts';
import { nothingYet, type ClosedPeriods, type PeriodTotals } from './goal-memory.ts';
import { type EvaluatedPeriod, nextPeriod, type PeriodContext, periodContext } from './goal-periods.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { addPeriod, statisticsOf, type GoalStatisticsOf } from './period-totals.ts';

/** The current terms, and others that were compared with them. */
const maxTerms = 16;

/** All periods that ended before today. Computes only what was added since the last call. */
export const closedPeriods = (snapshot: GoalSnapshot): ClosedPeriods => closedBefore(snapshot, snapshot.today);

/** All periods that end before a day, which is not after today. The cost depends on how long ago that day is, not on the age of the goal. */
export const closedBefore = (snapshot: GoalSnapshot, day: string): ClosedPeriods => {
  closeMore(snapshot);
  const context = periodContext(snapshot);
  const closed = rememberedIn(snapshot, context).findLast(({ next }) => next <= day) ?? noneClosed(snapshot.history);
  return closeUntil(closed, context, { day }).closed;
};

/** Totals past periods, about `most` days of them, and returns whether all are done: an old goal is totalled in slices. */
export const closeMore = (snapshot: GoalSnapshot, most: number = Number.POSITIVE_INFINITY): boolean => {
  const context = periodContext(snapshot);
  const remembered = rememberedIn(snapshot, context);
  let closed = remembered.findLast(({ next }) => next <= snapshot.today) ?? noneClosed(snapshot.history);
  const made: ClosedPeriods[] = [];
  let left = most;
  for (const day of stopsAfter(closed.next, endOf(context))) {
    const reached = closeUntil(closed, context, { day, most: left });
    if (reached.closed !== closed) made.push(reached.closed);
    ({ closed, left } = reached);
  }
  if (made.length > 0) remember(snapshot, context, [...remembered, ...made]);
  return left > 0;
};

// Serialized once for each list of revisions; the number of known ones completes the key.
const written = new WeakMap<GoalHistory['revisions'], string>();

const keyOf = ({ snapshot: { history }, revisions }: PeriodContext): string => {
  const text = written.get(history.revisions) ?? JSON.stringify(history.revisions);
  written.set(history.revisions, text);
  return `${revisions.length} ${text}`;
};

/** Least recently used terms are dropped first. */
const rememberedIn = ({ memory }: GoalSnapshot, context: PeriodContext): readonly ClosedPeriods[] => {
  const key = keyOf(context);
  const remembered = memory.get(key);
  if (!remembered) return [];
  memory.delete(key);
  memory.set(key, remembered);
  return remembered;
};

const remember = ({ memory }: GoalSnapshot, context: PeriodContext, closed: readonly ClosedPeriods[]): void => {
  memory.set(keyOf(context), thinned(closed));
  const [oldest] = memory.keys();
  if (memory.size > maxTerms && oldest !== undefined) memory.delete(oldest);
};

/** Fewer the further back: their number grows with the logarithm of the age. */
const thinned = (closed: readonly ClosedPeriods[]): readonly ClosedPeriods[] => {
  const [newest, ...older] = closed.toSorted((one, other) => (one.next < other.next ? 1 : -1));
  if (!newest) return [];
  const spaced = [newest];
  for (const one of older) {
    const after = spaced.at(-1) ?? newest;
    const gap = daysBetween(one.next, after.next);
    if (gap > 0 && 2 * gap >= daysBetween(after.next, newest.next)) spaced.push(one);
  }
  return spaced.toReversed();
};

/** The first day no closed period can reach. */
const endOf = ({ last, today }: PeriodContext): string => (last < today ? dayPlus(last, 1) : today);

/** Each twice as far back as the one before, so that there is a sum near any day. */
const stopsAfter = (next: string, end: string): readonly string[] => {
  const stops = [end];
  for (let age = 1; age < daysBetween(next, end); age *= 2) stops.unshift(dayPlus(end, -age));
  return stops;
};

const closeUntil = (
  from: ClosedPeriods,
  context: PeriodContext,
  { day, most = Number.POSITIVE_INFINITY }: Readonly<{ day: string; most?: number }>,
): Readonly<{ closed: ClosedPeriods; left: number }> => {
  let [closed, left] = [from, most];
  while (left > 0 && hasNextPeriod(closed, context)) {
    const { period, quietDays } = nextPeriod(closed, context);
    if (period.to >= day) break;
    closed = {
      next: dayPlus(period.to, 1),
      quietDays,
      totals: addPeriod(closed.totals, period, context.today),
    };
    left -= period.days.length;
  }
  return { closed, left };
};

const noneClosed = ({ startDay }: GoalHistory): ClosedPeriods => ({ next: startDay, quietDays: 0, totals: nothingYet });

/** A goal has a first period even before it begins. */
const hasNextPeriod = ({ next, totals }: ClosedPeriods, { last }: PeriodContext): boolean =>
  totals.periods === 0 || next <= last;

/** The periods from the one that holds a day on, oldest first; all of them unless a day is given. */
export const goalPeriods = (snapshot: GoalSnapshot, from: string | null = null): readonly EvaluatedPeriod[] => {
  const start = from === null ? noneClosed(snapshot.history) : closedBefore(snapshot, earlierOf(from, snapshot.today));
  return periodsAfter(start, snapshot);
};

/** The last so many, oldest first; never empty. */
export const lastPeriods = (snapshot: GoalSnapshot, most: number): readonly EvaluatedPeriod[] => {
  const after = closedPeriods(snapshot).totals.periods + 1 - most;
  const start = rememberedIn(snapshot, periodContext(snapshot)).findLast(({ totals }) => totals.periods < after);
  return periodsAfter(start ?? noneClosed(snapshot.history), snapshot).slice(-most);
};

const periodsAfter = (start: ClosedPeriods, snapshot: GoalSnapshot): readonly EvaluatedPeriod[] => {
  const context = periodContext(snapshot);
  const periods: EvaluatedPeriod[] = [];
  for (let closed = start; hasNextPeriod(closed, context);) {
    const { period, quietDays } = nextPeriod(closed, context);
    periods.push(period);
    const totals = addPeriod(closed.totals, period, context.today);
    closed = { next: dayPlus(period.to, 1), quietDays, totals };
  }
  return periods;
};

/** Of all periods, the running one included. */
export const totalsOf = (snapshot: GoalSnapshot): PeriodTotals => {
  const closed = closedPeriods(snapshot);
  return periodsAfter(closed, snapshot).reduce(
    (totals, period) => addPeriod(totals, period, snapshot.today),
    closed.totals,
  );
};

export const statisticsNow = (snapshot: GoalSnapshot): GoalStatisticsOf => statisticsOf(totalsOf(snapshot));
