import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus, daysBetween, weekdayOf } from '@ecrin/domain/time/days.ts';
import type { Added } from '@ecrin/platform/projections/totals.ts';
import { activeWindows } from './client-days.ts';
import { totalOf } from './total-periods.ts';

/**
 * How long a client came back. `week`: the Monday of the week they registered in; null: not yet. `farthest`: the latest day they did something on, counted
 * from that of their registration, both as days of the zone they were in last.
 */
export type CohortPlace = Readonly<{ week: string | null; farthest: number }>;
export const noCohort: CohortPlace = { week: null, farthest: 0 };

/** After so many days, or later. */
export const returnDays = activeWindows;

/** Of a week. */
export const cohortAmounts = {
  registered: 'inCohort',
  returned: (days: number): string => `returned${days}`,
} as const;
export const cohortOf = (week: string): string => totalOf(`week/${week}`);

export const mondayOf = (day: string): string => dayPlus(day, 1 - weekdayOf(day));

/** `registeredAt`, `at`: ISO 8601 UTC; `zone`: where the client is. */
type Seen = Readonly<{ registeredAt: string | null; at: string; zone: string }>;

/** The same when nothing changes. */
export const withSeen = (place: CohortPlace, { registeredAt, at, zone }: Seen): CohortPlace => {
  if (registeredAt === null) return place;
  const registered = calendarDay(registeredAt, zone);
  const week = place.week ?? mondayOf(registered);
  const farthest = Math.max(place.farthest, daysBetween(registered, calendarDay(at, zone)));
  return week === place.week && farthest === place.farthest ? place : { week, farthest };
};

/** What one client adds to their cohort. */
export const cohortAdded = ({ week, farthest }: CohortPlace): readonly Added[] => {
  if (week === null) return [];
  const returned = returnDays.filter((days) => farthest >= days).map((days) => [cohortAmounts.returned(days), 1]);
  return [{ id: cohortOf(week), amounts: { [cohortAmounts.registered]: 1, ...Object.fromEntries(returned) } }];
};
