import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { moods, type Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { daysOf } from '@ecrin/domain/time/days.ts';
import { spanOf } from '@ecrin/domain/time/years.ts';

type Days = YearFigures['days'];
export type MoodCount = Readonly<{ mood: Mood | null; count: number }>;

const moodCount = (counts: Days[string], mood: Mood | null): number => counts[mood ?? 'none'] ?? 0;

/** A stone for each thought of a day, by mood. */
export const stonesOf = (days: Days, day: string): readonly (Mood | null)[] =>
  [...moods, null].flatMap((mood) => Array.from({ length: moodCount(days[day] ?? {}, mood) }, () => mood));

export const countOn = (days: Days, day: string): number => stonesOf(days, day).length;

export const daysOfMonth = (year: number, month: number): readonly string[] => daysOf(spanOf(year, month));

export const countIn = (days: Days, inDays: readonly string[]): number =>
  inDays.reduce((sum, day) => sum + countOn(days, day), 0);

/** The most frequent first, those without one last. */
export const moodsIn = (days: Days, inDays: readonly string[]): readonly MoodCount[] => {
  const counted = [...moods, null].map((mood) => ({
    mood,
    count: inDays.reduce((sum, day) => sum + moodCount(days[day] ?? {}, mood), 0),
  }));
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(one.mood === null) - Number(other.mood === null) || other.count - one.count);
};

/** With a thought without a mood on each of these days, those of other years left out. */
export const withUnsent = (figures: YearFigures, unsentDays: readonly string[]): YearFigures => {
  const ofYear = unsentDays.filter((day) => day.startsWith(`${String(figures.year)}-`));
  const days = { ...figures.days };
  for (const day of ofYear) days[day] = { ...days[day], none: moodCount(days[day] ?? {}, null) + 1 };
  return { ...figures, total: figures.total + ofYear.length, days };
};

/** Thoughts in each of the twelve months. */
export const countsByMonth = ({ year, days }: Pick<YearFigures, 'year' | 'days'>): readonly number[] =>
  Array.from({ length: 12 }, (_none, index) => countIn(days, daysOfMonth(year, index + 1)));

/** Months (1 the first) without a thought between others that have some. */
export const blankMonths = (counts: readonly number[]): readonly number[] => {
  const first = counts.findIndex((count) => count > 0);
  const last = counts.findLastIndex((count) => count > 0);
  return counts.flatMap((count, index) => (count === 0 && index > first && index < last ? [index + 1] : []));
};

/** Whether no other month of the year has as many. */
export const isFullest = (counts: readonly number[], month: number): boolean =>
  counts.every((count, index) => index === month - 1 || count < (counts[month - 1] ?? 0));

export type YearMonth = Readonly<{ year: number; month: number }>;

/** The month so many after another. */
export const monthPlus = ({ year, month }: YearMonth, months: number): YearMonth => {
  const at = year * 12 + month - 1 + months;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
};

export const yearPath = (year: number): string => `/app/year/${year}`;
export const monthPath = ({ year, month }: YearMonth): string => `${yearPath(year)}/${String(month).padStart(2, '0')}`;
export const posterPath = (year: number): string => `${yearPath(year)}/poster`;
