import { dayMs } from './instant.ts';

// Days are YYYY-MM-DD and compare as text; arithmetic knows no zones.

/** The accepted range, both inclusive: wide enough for any person, and arithmetic stays far from years with five digits. */
export const earliestDay = '1900-01-01';
export const latestDay = '2199-12-31';
export const isGivable = (day: string): boolean => day >= earliestDay && day <= latestDay;

// Figures iterate over thousands of days: each is parsed and formatted only once.
const numbers = new Map<string, number>();
const names = new Map<number, string>();
const maxCached = 40_000;

const cache = <Key, Value>(entries: Map<Key, Value>, key: Key, value: Value): Value => {
  if (entries.size >= maxCached) entries.clear();
  entries.set(key, value);
  return value;
};
const numberOf = (day: string): number => numbers.get(day) ?? cache(numbers, day, Math.round(Date.parse(day) / dayMs));
const nameOf = (number: number): string => names.get(number) ?? cache(names, number, writeDay(number));

/** YYYY-MM-DD requires years of four digits, and so does comparing as text. */
const writeDay = (number: number): string => {
  const written = Math.abs(number) < 1e7 ? new Date(number * dayMs).toISOString() : '';
  if (written.length !== '2026-01-01T00:00:00.000Z'.length) throw new RangeError('There is no such day.');
  return written.slice(0, 10);
};

/** The day so many after another; before it when negative. Throws `RangeError` for a day outside the years 0000 to 9999, or an invalid one. */
export const dayPlus = (day: string, days: number): string => nameOf(numberOf(day) + days);

/** The same day of an earlier year; of 29 February the 28th where that year has none. */
export const yearsBefore = (day: string, years: number): string => {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return dayPlus(same, 0) === same ? same : `${year}-02-28`;
};

/** From one day to a later one: 0 for the same. */
export const daysBetween = (earlier: string, later: string): number => numberOf(later) - numberOf(earlier);

/** ISO 8601: Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayOf = (day: string): Weekday => weekdayOfNumber(numberOf(day));
/** Of the day so many after 1 January 1970, a Thursday. */
export const weekdayOfNumber = (days: number): Weekday => (((((days + 3) % 7) + 7) % 7) + 1) as Weekday;

/** Both ends inclusive. */
export type DaySpan = Readonly<{ from: string; to: string }>;

/** Every day of a span, oldest first; none when it ends before it starts. */
export const daysOf = ({ from, to }: DaySpan): readonly string[] => {
  // Of a daily goal every period is one day.
  if (from === to) return [from];
  const [first, last] = [numberOf(from), numberOf(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => nameOf(first + index));
};
