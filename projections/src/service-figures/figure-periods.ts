import type { FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';

/** Periods of a span and of the one before it, oldest first. `windowEnds`: the day on which each window of active clients ends. */
export type FigurePeriods = Readonly<{
  periods: readonly string[];
  before: readonly string[];
  windowEnds: Readonly<{ now: string; before: string }>;
}>;

const daysUntil = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_none, index) => dayPlus(last, index - count + 1));

const monthsUntil = (last: string, count: number): readonly string[] => {
  const months = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_none, index) => {
    const month = months + index - count + 1;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
};

const lengths = { '7d': 7, '30d': 30, '12m': 12 } as const;

/** `today`: YYYY-MM-DD, where whoever asks is. */
export const figurePeriods = (span: FigureSpan, today: string): FigurePeriods => {
  const length = lengths[span];
  const all = span === '12m' ? monthsUntil(today.slice(0, 7), 2 * length) : daysUntil(today, 2 * length);
  return {
    before: all.slice(0, length),
    periods: all.slice(length),
    windowEnds: { now: today, before: dayPlus(today, span === '12m' ? -365 : -length) },
  };
};
