import { dayPlus } from './days.ts';

/** From a day to a day, both inclusive; `untilDay` null: still going on. */
export type DateRange = Readonly<{ fromDay: string; untilDay: string | null }>;

/** What is left of date ranges when something new holds from a day on. */
export const endRangesBefore = (ranges: readonly DateRange[], day: string): readonly DateRange[] =>
  ranges
    .filter(({ fromDay }) => fromDay < day)
    .map((range) =>
      range.untilDay !== null && range.untilDay < day ? range : { ...range, untilDay: dayPlus(day, -1) },
    );

export const dateRangeOn = (ranges: readonly DateRange[], day: string): DateRange | null =>
  ranges.findLast(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day <= untilDay)) ?? null;
