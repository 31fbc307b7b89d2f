import { dayPlus } from './days.ts';

/** From a day to a day, both inclusive; `untilDay` null: still going on. */
export type DateRange = Readonly<{ fromDay: string; untilDay: string | null }>;

/** What is left of stretches when something new holds from a day on. */
export const endRangesBefore = (stretches: readonly DateRange[], day: string): readonly DateRange[] =>
  stretches
    .filter(({ fromDay }) => fromDay < day)
    .map((stretch) =>
      stretch.untilDay !== null && stretch.untilDay < day ? stretch : { ...stretch, untilDay: dayPlus(day, -1) },
    );

export const dateRangeOn = (stretches: readonly DateRange[], day: string): DateRange | null =>
  stretches.findLast(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day <= untilDay)) ?? null;
