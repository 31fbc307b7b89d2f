import { dayPlus } from '@ecrin/domain/time/days.ts';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone, useToday } from '#lib/time/clock.ts';
import { formatDayTitle, formatTime, formatTimestamp } from '#lib/time/date-format.ts';
import { listMessages as messages } from './list.messages.ts';

/** Days and instants as a person reads them today, on the clock of this device. */
export const useRelativeTimes = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const here = { today: useToday(), timeZone: deviceZone() };
  return {
    here,
    /** « Aujourd’hui », « Hier », « Lundi 16 novembre ». `day`: YYYY-MM-DD. */
    dayTitleOf: (day: string) => {
      if (day === here.today) return formatMessage(messages.today);
      if (day === dayPlus(here.today, -1)) return formatMessage(messages.yesterday);
      return formatDayTitle(language, day, here.today);
    },
    /** « 12:48 ». */
    clockOf: (instant: string) => formatTime(language, { occurredAt: instant, timeZone: here.timeZone }),
    /** « 16/11/2025 12:48 ». */
    momentOf: (instant: string) => formatTimestamp(language, instant),
  };
};
