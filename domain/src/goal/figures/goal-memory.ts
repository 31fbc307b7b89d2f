import type { DateRange } from '#time/date-ranges.ts';
import { weekdays, type Weekday } from '#time/days.ts';
import { earlierOf } from '#time/instant.ts';
import type { GoalCalendar } from '../goal-calendar.aggregate.ts';
import type { GoalHistory } from '../goal-history.ts';
import { countedOn, type DayTallies, type DayTally } from './day-tallies.ts';

/** Number of periods met in a row, with the first day of the first and the last day of the last. */
export type Streak = Readonly<{ length: number; from: string; to: string }>;
export type WeekdayMet = Readonly<{ weekday: Weekday; held: number; of: number }>;

/** The totals of consecutive periods. `completed`: over and asked; `met` of them. `strength`: 0…1. */
export type PeriodTotals = Readonly<{
  periods: number;
  thoughts: number;
  completed: number;
  met: number;
  strength: number;
  /** The current streak, and the best ones that ended. */
  running: Streak | null;
  ended: readonly Streak[];
  /** The last day anything counted. */
  lastDay: string | null;
  /** Whether the last one that was asked and is over was met; null before the first. */
  lastMet: boolean | null;
  /** How often each weekday of a daily goal was met, from Monday. */
  byWeekday: readonly WeekdayMet[];
}>;

export const nothingYet: PeriodTotals = {
  periods: 0,
  thoughts: 0,
  completed: 0,
  met: 0,
  strength: 0,
  running: null,
  ended: [],
  lastDay: null,
  lastMet: null,
  byWeekday: weekdays.map((weekday) => ({ weekday, held: 0, of: 0 })),
};

/** The totals of all periods that end before `next`, as the figures of later days need them. */
export type ClosedPeriods = Readonly<{ next: string; quietDays: number; totals: PeriodTotals }>;

/** Sums that were made before, by the terms they were made under; oldest first. */
export type ClosedPeriodsMemory = Map<string, readonly ClosedPeriods[]>;

/** All input of the sums of closed periods, except the terms, which are their key. */
export type GoalInputs = Readonly<{ history: GoalHistory; calendar: GoalCalendar; tallies: DayTallies }>;
/** Sums of closed periods together with their input. */
export type GoalMemory = Readonly<{ inputs: GoalInputs; closed: ClosedPeriodsMemory }>;

/** Keeps the sums of an earlier memory that are still valid: those that end before the first changed day. */
export const memoryFor = (before: GoalMemory | null, inputs: GoalInputs): GoalMemory => {
  if (!before) return { inputs, closed: new Map() };
  const changed = firstChange(before.inputs, inputs);
  if (changed === null) return { inputs, closed: before.closed };
  // A new map: a request that still uses the earlier input continues with the earlier map.
  const closed = new Map(
    [...before.closed].map(([terms, sums]) => [terms, sums.filter(({ next }) => next <= changed)] as const),
  );
  return { inputs, closed };
};

const always = '';

/** The first day with different input; null: there is none. */
const firstChange = (before: GoalInputs, now: GoalInputs): string | null => {
  if (before.history.startDay !== now.history.startDay) return always;
  const changes = [
    changedRange(before.history.pauses, now.history.pauses),
    changedRange(before.history.deactivations, now.history.deactivations),
    changedRange(before.calendar.pauses, now.calendar.pauses),
    changedMark(before.history.marks, now.history.marks),
    changedTally(before.tallies, now.tallies),
  ].filter((day) => day !== null);
  return changes.length === 0 ? null : changes.reduce(earlierOf);
};

const isIn = (ranges: readonly DateRange[], { fromDay, untilDay }: DateRange): boolean =>
  ranges.some((range) => range.fromDay === fromDay && range.untilDay === untilDay);

const changedRange = (before: readonly DateRange[], now: readonly DateRange[]): string | null => {
  const different = [...before.filter((range) => !isIn(now, range)), ...now.filter((range) => !isIn(before, range))];
  return earliest(different.map(({ fromDay }) => fromDay));
};

const changedMark = (before: GoalHistory['marks'], now: GoalHistory['marks']): string | null => {
  const isSame = (day: string): boolean =>
    before[day]?.mark === now[day]?.mark && before[day]?.count === now[day]?.count;
  return before === now ? null : earliest([...Object.keys(before), ...Object.keys(now)].filter((day) => !isSame(day)));
};

/** Counts of unused filters are dropped: another set of filters invalidates everything. */
const changedTally = (before: DayTallies, now: DayTallies): string | null => {
  if (before.size !== now.size || [...now.keys()].some((filter) => !before.has(filter))) return always;
  return earliest([...now].flatMap(([filter, tallies]) => changedDays(before.get(filter) ?? [], tallies)));
};

/** Identical pieces are skipped. */
const changedDays = (before: readonly DayTally[], now: readonly DayTally[]): readonly string[] => {
  const [removed, added] = [before.filter((one) => !now.includes(one)), now.filter((one) => !before.includes(one))];
  const days = [...removed, ...added].flatMap(({ days: counted }) => [...counted.keys()]);
  return days.filter((day) => countedOn(removed, day) !== countedOn(added, day));
};

const earliest = (days: readonly string[]): string | null => (days.length === 0 ? null : days.reduce(earlierOf));
