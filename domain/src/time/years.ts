import { dayPlus, daysOf, earliestDay, latestDay, weekdayOf, type DaySpan } from './days.ts';

export const earliestYear = Number(earliestDay.slice(0, 4));
export const latestYear = Number(latestDay.slice(0, 4));

/** Of a year, or of one of its months, 1 the first. */
export const spanOf = (year: number, month: number | null = null): DaySpan => {
  const named = (of: number) => `${year}-${String(of).padStart(2, '0')}`;
  if (month === null) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const next = month === 12 ? `${year + 1}-01-01` : `${named(month + 1)}-01`;
  return { from: `${named(month)}-01`, to: dayPlus(next, -1) };
};

export const monthsOf = (year: number): readonly DaySpan[] =>
  Array.from({ length: 12 }, (_none, index) => spanOf(year, index + 1));

/** Monday to Sunday; the first and the last as far as they are of the year. */
export const weeksOf = (year: number): readonly DaySpan[] => {
  const { from: first, to: last } = spanOf(year);
  const starts = daysOf({ from: first, to: last }).filter((day) => day === first || weekdayOf(day) === 1);
  return starts.map((from, index) => ({
    from,
    to: index + 1 < starts.length ? dayPlus(starts[index + 1] ?? from, -1) : last,
  }));
};
