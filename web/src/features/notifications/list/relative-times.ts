import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone, useToday } from '#lib/time/clock.ts';
import { formatTime, formatDate, formatTimestamp } from '#lib/time/date-format.ts';
import { dayNearnessOf } from './notification-list.ts';

/** Instants as a person reads them today, on the clock of this device. */
export const useRelativeTimes = () => {
  const { language } = useLanguage();
  const here = { today: useToday(), timeZone: deviceZone() };
  const clock = (instant: string) => formatTime(language, { occurredAt: instant, timeZone: here.timeZone });
  return {
    here,
    /** « 12:48 », « 16/11 », with the year when it is not this one. */
    shortOf: (instant: string) => {
      if (dayNearnessOf({ postedAt: instant }, here) !== 'earlier') return clock(instant);
      const date = formatDate(language, instant, here.timeZone);
      return date.endsWith(here.today.slice(0, 4)) ? date.slice(0, 5) : date;
    },
    /** « 16/11/2025, 12:48 ». */
    momentOf: (instant: string) => formatTimestamp(language, instant),
  };
};
