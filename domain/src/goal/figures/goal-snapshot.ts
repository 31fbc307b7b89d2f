import { dayOfPart } from '../day-part.ts';
import type { GoalCalendar } from '../goal-calendar.aggregate.ts';
import type { GoalHistory, Revision } from '../goal-history.ts';
import { filterKey } from '../goal-terms.ts';

/** How many thoughts fit a filter, by `filterKey`, and by day part. */
export type PartCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** All input of the figures: the same snapshot gives the same figures. */
export type GoalSnapshot = Readonly<{ history: GoalHistory; calendar: GoalCalendar; counts: DayCounts; today: string }>;

/** The count by the person's day. */
export type DayCounts = (revision: Revision) => ReadonlyMap<string, number>;

/** Taps where a revision uses them, else the thoughts that match its filter. */
export const dayCountsOf = (
  { marks }: Pick<GoalHistory, 'marks'>,
  { dayStarts }: Pick<GoalCalendar, 'dayStarts'>,
  parts: PartCounts,
): DayCounts => {
  const taps = new Map(Object.entries(marks).map(([day, { count }]) => [day, count]));
  const byFilter = new Map([...parts].map(([key, counts]) => [key, byDay(counts, dayStarts)]));
  return ({ terms, tags }) =>
    terms.filter === null ? taps : (byFilter.get(filterKey(terms.filter, tags)) ?? new Map());
};

const byDay = (
  counts: ReadonlyMap<string, number>,
  dayStarts: GoalCalendar['dayStarts'],
): ReadonlyMap<string, number> => {
  const days = new Map<string, number>();
  for (const [part, count] of counts) {
    const day = dayOfPart(part, dayStarts);
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return days;
};
