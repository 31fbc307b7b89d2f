import type { FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import { clientTotalsProjection } from '#service-figures/client-totals.projection.ts';
import { flat, text, type Flat } from './fact-reading.fixtures.ts';
import type { Fact } from './in-memory-totals.fixtures.ts';
import type { Work } from './work-oracle.fixtures.ts';

// Counts by looking at every fact again for every figure: slow, and nothing of it is shared with the projections.

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const dayOf = (day: string): number => Date.parse(day) / 86_400_000;
const lengths: Readonly<Record<FigureSpan, number>> = { '7d': 7, '30d': 30, '12m': 12 };

/** In which period of the span a day is: 0 the first; negative in the span before; null in neither. */
const placeIn = (span: FigureSpan, today: string, day: string): number | null => {
  const back = span === '12m' ? monthOf(today) - monthOf(day) : dayOf(today) - dayOf(day);
  const place = lengths[span] - 1 - back;
  return place < -lengths[span] || place >= lengths[span] ? null : place;
};

type Weighted = readonly (readonly [instant: string, weight: number])[];

/** Sorted, and the one at the rank. */
const quantile = (durations: readonly number[], share: number): number | null =>
  durations.toSorted((one, other) => one - other)[Math.max(1, Math.ceil(share * durations.length)) - 1] ?? null;

export const createOracle = ({
  facts,
  span,
  today,
  zone = 'UTC',
}: Readonly<{ facts: readonly Fact[]; span: FigureSpan; today: string; zone?: string }>) => {
  // In Swedish a date is written as ISO 8601 writes it.
  const dates = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });
  const there = (instant: string): string => dates.format(new Date(instant));
  const all = facts.map(flat);
  const names = [...new Set(all.map(({ stream }) => stream))];
  const streams = names.map((name) => all.filter(({ stream }) => stream === name));
  const place = (instant: string): number | null => placeIn(span, today, there(instant));
  const sum = (weighted: Weighted, where: (at: number) => boolean): number =>
    weighted.reduce((total, [instant, weight]) => {
      const at = place(instant);
      return at !== null && where(at) ? total + weight : total;
    }, 0);
  const measure = (weighted: Weighted) => ({
    total: sum(weighted, (at) => at >= 0),
    before: sum(weighted, (at) => at < 0),
    series: Array.from({ length: lengths[span] }, (_none, index) => sum(weighted, (at) => at === index)),
  });
  const distinct = (where: (recordedAt: string) => boolean): number =>
    new Set(
      all
        .filter(
          ({ type, recordedAt }) => clientTotalsProjection.handles.some((act) => act === type) && where(recordedAt),
        )
        .flatMap(({ by }) => by ?? []),
    ).size;
  return {
    all,
    streams,
    measure,
    counted: (type: string, at: string, only: (fact: Flat) => boolean = () => true) =>
      measure(all.filter((one) => one.type === type && only(one)).map(({ data }) => [text(data, at), 1])),
    delayIn: (work: readonly Work[], where: (at: number) => boolean) => {
      const durations = work.flatMap(({ end, since, done }) => {
        const at = end !== null && done ? place(end) : null;
        return end !== null && at !== null && where(at) ? [Math.max(0, Date.parse(end) - Date.parse(since))] : [];
      });
      return { medianMs: quantile(durations, 0.5), p95Ms: quantile(durations, 0.95) };
    },
    active: (window: number, on: string): number =>
      distinct(
        (recordedAt) => dayOf(on) - dayOf(there(recordedAt)) >= 0 && dayOf(on) - dayOf(there(recordedAt)) < window,
      ),
    activeInMonth: (index: number): number =>
      distinct((recordedAt) => placeIn('12m', today, there(recordedAt)) === index),
  };
};
export type Oracle = ReturnType<typeof createOracle>;
