import type { GoalFrequency, Weekday } from './goal.vocabulary.ts';

// Days are YYYY-MM-DD and compare as text; arithmetic knows no zones.
const dayMs = 86_400_000;

const numberOf = (day: string): number => Math.round(Date.parse(day) / dayMs);

/** The day so many after another; before it when negative. */
export const dayPlus = (day: string, days: number): string => new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10);

/** From one day to a later one: 0 for the same. */
export const daysBetween = (earlier: string, later: string): number => numberOf(later) - numberOf(earlier);

// 1 January 1970 was a Thursday.
export const weekdayOf = (day: string): Weekday => ((((numberOf(day) + 3) % 7) + 7) % 7 + 1) as Weekday;

export type Span = Readonly<{ from: string; to: string }>;

/** The day, the week from Monday, or the month a day lies in; both ends inclusive. */
export const periodAround = (frequency: GoalFrequency, day: string): Span => {
  if (frequency === 'daily') return { from: day, to: day };
  if (frequency === 'weekly') {
    const from = dayPlus(day, 1 - weekdayOf(day));
    return { from, to: dayPlus(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayPlus(`${dayPlus(from, 31).slice(0, 7)}-01`, -1) };
};

/** Every day of a span, oldest first; none when it ends before it starts. */
export const daysOf = ({ from, to }: Span): readonly string[] => {
  const [first, last] = [numberOf(from), numberOf(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => new Date((first + index) * dayMs).toISOString().slice(0, 10));
};

export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
