import { dayPlus } from './days.ts';

/** From a day to a day, both inclusive; `untilDay` null: still open. */
export type DateRange = Readonly<{ fromDay: string; untilDay: string | null }>;

/** The date ranges that remain when a new one starts on a day. */
export const endRangesBefore = (ranges: readonly DateRange[], day: string): readonly DateRange[] =>
  ranges
    .filter(({ fromDay }) => fromDay < day)
    .map((range) =>
      range.untilDay !== null && range.untilDay < day ? range : { ...range, untilDay: dayPlus(day, -1) },
    );

export const dateRangeOn = (ranges: readonly DateRange[], day: string): DateRange | null =>
  ranges.findLast(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day <= untilDay)) ?? null;
