import { dayPlus } from '@ecrin/domain/time/days.ts';

export type PartRange = Readonly<{ gte: string; lt: string }>;

const yearsApart = 4;

/**
 * Splits a range of day parts every four years, and before the previous month: a thought of today changes the last, short piece only, for any
 * goal, and no piece takes long to count.
 */
export const piecesOf = ({ gte, lt }: PartRange, today: string): readonly PartRange[] => {
  const cuts = [...yearCuts(gte, lt), lastMonth(today)].filter((cut) => gte < cut && cut < lt).toSorted();
  const starts = [gte, ...new Set(cuts)];
  return starts.map((start, index) => ({ gte: start, lt: starts[index + 1] ?? lt }));
};

const yearCuts = (gte: string, lt: string): readonly string[] => {
  const [first, last] = [gte, lt].map((part) => Math.floor(Number(part.slice(0, 4)) / yearsApart));
  const length = Math.max(0, (last ?? 0) - (first ?? 0));
  return Array.from({ length }, (_none, index) =>
    String(((first ?? 0) + index + 1) * yearsApart)
      .padStart(4, '0')
      .concat('-01-01T00'),
  );
};

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first part of the month before this one. */
const lastMonth = (today: string): string => `${monthStart(dayPlus(monthStart(today), -1))}T00`;
