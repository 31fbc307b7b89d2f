import { dayOfPart } from '../day-part.ts';
import type { GoalCalendar } from '../goal-calendar.aggregate.ts';
import type { GoalHistory, Revision } from '../goal-history.ts';
import { filterKey } from '../goal-terms.ts';

/** How many thoughts fit a filter, by `filterKey`, and by day part; in pieces that add up, so that an unchanged piece is not compared again. */
export type PartCounts = ReadonlyMap<string, readonly CountsByPart[]>;
export type CountsByPart = ReadonlyMap<string, number>;

/** One piece by the person's days. */
export type DayTally = Readonly<{ days: ReadonlyMap<string, number>; total: number }>;
/** By `filterKey`. */
export type DayTallies = ReadonlyMap<string, readonly DayTally[]>;

/** The count by the person's day. */
export type DayCounts = (revision: Revision) => CountsByDay;
export type CountsByDay = Readonly<{ get: (day: string) => number | undefined }>;

type DayStarts = GoalCalendar['dayStarts'];

export const dayTallies = ({ dayStarts }: Pick<GoalCalendar, 'dayStarts'>, parts: PartCounts): DayTallies =>
  new Map([...parts].map(([filter, pieces]) => [filter, pieces.map((counts) => tallyOf(counts, dayStarts))]));

// The same piece under the same day starts is the same tally.
const tallied = new WeakMap<CountsByPart, Readonly<{ starts: string; tally: DayTally }>>();

export const tallyOf = (counts: CountsByPart, dayStarts: DayStarts): DayTally => {
  const starts = JSON.stringify(dayStarts);
  const known = tallied.get(counts);
  if (known?.starts === starts) return known.tally;
  const tally = byDay(counts, dayStarts);
  tallied.set(counts, { starts, tally });
  return tally;
};

const byDay = (counts: CountsByPart, dayStarts: DayStarts): DayTally => {
  const days = new Map<string, number>();
  let total = 0;
  for (const [part, count] of counts) {
    const day = dayOfPart(part, dayStarts);
    days.set(day, (days.get(day) ?? 0) + count);
    total += count;
  }
  return { days, total };
};

export const countedOn = (tallies: readonly DayTally[], day: string): number => {
  let sum = 0;
  for (const { days } of tallies) sum += days.get(day) ?? 0;
  return sum;
};

/** Taps where a revision uses them, else the thoughts that match its filter. */
export const dayCountsOf =
  ({ marks }: Pick<GoalHistory, 'marks'>, tallies: DayTallies): DayCounts =>
  ({ terms, tags }) => {
    if (terms.filter === null) return { get: (day) => marks[day]?.count };
    const pieces = tallies.get(filterKey(terms.filter, tags)) ?? [];
    return { get: (day) => countedOn(pieces, day) };
  };
