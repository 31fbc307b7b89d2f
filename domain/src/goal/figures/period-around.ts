import { dayPlus, weekdayOf, type DaySpan } from '#time/days.ts';
import type { GoalFrequency } from '../goal.vocabulary.ts';

/** The day, the week from Monday, or the month that contains a day. */
export const periodAround = (frequency: GoalFrequency, day: string): DaySpan => {
  if (frequency === 'daily') return { from: day, to: day };
  if (frequency === 'weekly') {
    const from = dayPlus(day, 1 - weekdayOf(day));
    return { from, to: dayPlus(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayPlus(`${dayPlus(from, 31).slice(0, 7)}-01`, -1) };
};
