import { calendarDay } from '@ecrin/domain/kernel/calendar-day.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { NextDate } from '@ecrin/ui/next-dates/next-dates.tsx';
import { clockOf, shortMonthOf, shortWeekdayOf } from '../../lib/moments.ts';
import { daysAfter } from './later-days.ts';

/** On whose clock, in which language, and what is said for a date of today and for one of this evening. `today`: YYYY-MM-DD. */
export type NextDatesIn = Readonly<{ language: Language; timeZone: string; today: string; words: Readonly<{ today: string; tonight: string }> }>;

const eveningFrom = '18:00';
const daysNear = 7;

/**
 * Instants to come in three short words each: of several a day the time tells them apart, of this week the day of the month with its time, later on the
 * day and its month.
 */
export const nextDatesOf = (instants: readonly string[], { language, timeZone, today, words }: NextDatesIn): readonly NextDate[] => {
  const dates = instants.map((instant) => ({ instant, day: calendarDay(instant, timeZone), moment: { occurredAt: instant, timeZone } }));
  const several = new Set(dates.map(({ day }) => day)).size < dates.length;
  const far = (dates.at(-1)?.day ?? today) > daysAfter(today, daysNear);
  return dates.map(({ instant, day, moment }) => {
    const [weekday, time, figure] = [shortWeekdayOf(language, moment), clockOf(language, moment), String(Number(day.slice(8)))];
    if (several) return { instant, above: `${weekday} ${figure}`, figure: time, below: null };
    if (day === today) return { instant, above: time >= eveningFrom ? words.tonight : words.today, figure, below: time };
    return { instant, above: weekday, figure, below: far ? shortMonthOf(language, moment) : time };
  });
};
