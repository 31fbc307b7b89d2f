import { weekdays, type Weekday } from '#time/days.ts';

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
