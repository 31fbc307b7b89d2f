import type { Delay, Measure, WorkFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import type { Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { addAmounts, type Amounts, type TotalDocument } from '@ecrin/platform/projections/totals.ts';
import { durationQuantile } from './duration-histogram.ts';
import type { FigurePeriods } from './figure-periods.ts';
import { totalOf, totalOfAll } from './total-periods.ts';

/** The totals of one model over a span and the one before it. */
export type Totals = Readonly<{
  all: Amounts;
  /** Of any period that was read. */
  of: (period: string) => Amounts;
  measure: (name: string) => Measure;
  /** Now: in the total of all. */
  now: (name: string) => number;
  delays: (name: string) => Pick<WorkFigures, 'delay' | 'delayBefore' | 'delays'>;
}>;

const delayOf = (amounts: Amounts, name: string): Delay => ({
  medianMs: durationQuantile(amounts, name, 0.5),
  p95Ms: durationQuantile(amounts, name, 0.95),
});

/** One look-up of as many documents as there are periods, however much happened in them. */
export const readTotals =
  (models: Pick<ReadModels, 'open'>, { periods, before, windowEnds }: FigurePeriods) =>
  async (model: Model<TotalDocument>): Promise<Totals> => {
    const ids = [...before, ...periods, windowEnds.now, windowEnds.before].map(totalOf);
    const stored = await (await models.open(model)).getMany([...new Set([...ids, totalOfAll])]);
    const amountsOf = (id: string): Amounts => stored.get(id)?.doc.amounts ?? {};
    const of = (period: string): Amounts => amountsOf(totalOf(period));
    const all = amountsOf(totalOfAll);
    const sum = (list: readonly string[], name: string): number =>
      list.reduce((total, period) => total + (of(period)[name] ?? 0), 0);
    const sumOf = (list: readonly string[]): Amounts => list.map(of).reduce(addAmounts, {});
    return {
      all,
      of,
      measure: (name) => ({
        total: sum(periods, name),
        before: sum(before, name),
        series: periods.map((period) => of(period)[name] ?? 0),
      }),
      now: (name) => all[name] ?? 0,
      delays: (name) => ({
        delay: delayOf(sumOf(periods), name),
        delayBefore: delayOf(sumOf(before), name),
        delays: periods.map((period) => delayOf(of(period), name)),
      }),
    };
  };
