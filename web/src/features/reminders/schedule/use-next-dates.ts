import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { now, useToday } from '#lib/time/clock.ts';
import { reminderMessages as messages } from '../reminders.messages.ts';
import { nextDatesOf } from './next-dates.ts';

/** Instants to come as a row of dates on the clock of a zone. */
export const useNextDates = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  // Drawn again at midnight.
  useToday();
  const words = { today: formatMessage(messages.today), tonight: formatMessage(messages.tonight) };
  return (instants: readonly string[], timeZone: string) =>
    nextDatesOf(instants, { language, timeZone, today: calendarDay(now(), timeZone), words });
};
