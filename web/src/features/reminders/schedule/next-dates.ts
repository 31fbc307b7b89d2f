import type { Language } from '@ecrin/domain/kernel/language.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import type { NextDate } from '@ecrin/ui/next-dates/next-dates.tsx';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { now, useToday } from '#lib/time/clock.ts';
import { formatTime, shortMonthOf, shortWeekdayOf } from '#lib/time/date-format.ts';
import { reminderMessages as messages } from '../reminders.messages.ts';

/** Time zone, language, and the words for today and this evening. `today`: YYYY-MM-DD. */
type NextDatesIn = Readonly<{
  language: Language;
  timeZone: string;
  today: string;
  words: Readonly<{ today: string; tonight: string }>;
}>;

const eveningFrom = '18:00';
const daysNear = 7;

/** How near a time of day (HH:MM) of a day is. Both days YYYY-MM-DD. */
export const nearnessOf = (
  { day, time }: Readonly<{ day: string; time: string }>,
  today: string,
): 'today' | 'tonight' | 'tomorrow' | 'later' => {
  if (day === today) return time >= eveningFrom ? 'tonight' : 'today';
  return day === dayPlus(today, 1) ? 'tomorrow' : 'later';
};

/**
 * Instants to come in three short words each: of several a day the time tells them apart, of this week the day of the month with its time, later on the
 * day and its month.
 */
export const nextDatesOf = (
  instants: readonly string[],
  { language, timeZone, today, words }: NextDatesIn,
): readonly NextDate[] => {
  const dates = instants.map((instant) => ({
    instant,
    day: calendarDay(instant, timeZone),
    moment: { occurredAt: instant, timeZone },
  }));
  const several = new Set(dates.map(({ day }) => day)).size < dates.length;
  const far = (dates.at(-1)?.day ?? today) > dayPlus(today, daysNear);
  return dates.map(({ instant, day, moment }) => {
    const [weekday, time, figure] = [
      shortWeekdayOf(language, moment),
      formatTime(language, moment),
      String(Number(day.slice(8))),
    ];
    if (several) return { instant, above: `${weekday} ${figure}`, figure: time, below: null };
    const near = nearnessOf({ day, time }, today);
    if (near === 'today' || near === 'tonight') return { instant, above: words[near], figure, below: time };
    return { instant, above: weekday, figure, below: far ? shortMonthOf(language, moment) : time };
  });
};

/** Upcoming instants as a row of dates in a time zone. */
export const useNextDates = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  // Renders again at midnight.
  useToday();
  const words = { today: formatMessage(messages.today), tonight: formatMessage(messages.tonight) };
  return (instants: readonly string[], timeZone: string) =>
    nextDatesOf(instants, { language, timeZone, today: calendarDay(now(), timeZone), words });
};
