import { dayPlus, daysOf, type DaySpan } from '#time/days.ts';
import { earlierOf } from '#time/instant.ts';
import type { GoalFrequency, PeriodResult } from '../goal.vocabulary.ts';
import { goalPeriods } from './closed-periods.ts';
import type { EvaluatedPeriod } from './goal-periods.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { periodAround } from './period-spans.ts';

export type ChartRange = '7-days' | '4-weeks' | 'this-month' | 'last-month' | '12-months';
/** `target` and `result`: where a bar has the length of the goal's own period. */
export type ChartBar = Readonly<{
  from: string;
  to: string;
  count: number;
  target: number | null;
  result: PeriodResult | null;
}>;

/** Days, weeks from Monday, or months; oldest first. */
export const goalChartBars = (snapshot: GoalSnapshot, range: ChartRange): readonly ChartBar[] => {
  const { today } = snapshot;
  const spans = spansOf(range, today);
  const periods = goalPeriods(snapshot, spans[0]?.from ?? today);
  const counts = countsWithin(periods);
  const own = new Map(periods.map((period) => [`${period.from} ${period.revision.terms.frequency}`, period]));
  return spans.map(({ from, to }) => {
    const period = own.get(`${from} ${lengths[range]}`);
    const count = daysOf({ from, to: earlierOf(to, today) }).reduce((sum, day) => sum + (counts.get(day) ?? 0), 0);
    return { from, to, count, target: period?.target ?? null, result: period?.result ?? null };
  });
};

const lengths: Readonly<Record<ChartRange, GoalFrequency>> = {
  '7-days': 'daily',
  '4-weeks': 'weekly',
  'this-month': 'daily',
  'last-month': 'daily',
  '12-months': 'monthly',
};

const countsWithin = (periods: readonly EvaluatedPeriod[]): ReadonlyMap<string, number> =>
  new Map(periods.flatMap(({ days }) => days.map(({ day, count }) => [day, count] as const)));

const spansOf = (range: ChartRange, today: string): readonly DaySpan[] => {
  const month = periodAround('monthly', today);
  if (range === '7-days') return eachDay({ from: dayPlus(today, -6), to: today });
  if (range === 'this-month') return eachDay(month);
  const before = periodAround('monthly', dayPlus(month.from, -1));
  if (range === 'last-month') return eachDay(before);
  return range === '4-weeks' ? backwards('weekly', 4, today) : backwards('monthly', 12, today);
};

const eachDay = (span: DaySpan): readonly DaySpan[] => daysOf(span).map((day) => ({ from: day, to: day }));

const backwards = (frequency: GoalFrequency, count: number, today: string): readonly DaySpan[] => {
  const spans = [periodAround(frequency, today)];
  while (spans.length < count) spans.unshift(periodAround(frequency, dayPlus(spans[0]?.from ?? today, -1)));
  return spans;
};
