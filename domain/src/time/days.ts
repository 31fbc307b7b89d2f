import type { GoalFrequency, Weekday } from '#goal/goal.vocabulary.ts';

// Days are YYYY-MM-DD and compare as text; arithmetic knows no zones.
const dayMs = 86_400_000;

// Figures walk over thousands of days: what a date costs is paid once for each.
const numbers = new Map<string, number>();
const names = new Map<number, string>();
const mostKept = 40_000;

const keep = <Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): Value => {
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, value);
  return value;
};
const numberOf = (day: string): number => numbers.get(day) ?? keep(numbers, day, Math.round(Date.parse(day) / dayMs));
const nameOf = (number: number): string =>
  names.get(number) ?? keep(names, number, new Date(number * dayMs).toISOString().slice(0, 10));

/** The day so many after another; before it when negative. */
export const dayPlus = (day: string, days: number): string => nameOf(numberOf(day) + days);

/** From one day to a later one: 0 for the same. */
export const daysBetween = (earlier: string, later: string): number => numberOf(later) - numberOf(earlier);

// 1 January 1970 was a Thursday.
export const weekdayOf = (day: string): Weekday => (((((numberOf(day) + 3) % 7) + 7) % 7) + 1) as Weekday;

export type DaySpan = Readonly<{ from: string; to: string }>;

/** The day, the week from Monday, or the month a day lies in; both ends inclusive. */
export const periodAround = (frequency: GoalFrequency, day: string): DaySpan => {
  if (frequency === 'daily') return { from: day, to: day };
  if (frequency === 'weekly') {
    const from = dayPlus(day, 1 - weekdayOf(day));
    return { from, to: dayPlus(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayPlus(`${dayPlus(from, 31).slice(0, 7)}-01`, -1) };
};

/** Every day of a span, oldest first; none when it ends before it starts. */
export const daysOf = ({ from, to }: DaySpan): readonly string[] => {
  // Of a daily goal every period is one day.
  if (from === to) return [from];
  const [first, last] = [numberOf(from), numberOf(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => nameOf(first + index));
};

export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
