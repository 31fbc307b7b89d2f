import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDayOfMonth, formatMonthTitle, monthInitialOf, shortMonthOf } from '#lib/time/date-format.ts';
import type { YearMonth } from './year-figures.ts';
import { yearMessages as messages } from './year.messages.ts';

const noon = ({ year, month }: YearMonth) => `${year}-${String(month).padStart(2, '0')}-15`;

/** Dates and durations as the page of a year says them. */
export const useYearWords = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return {
    /** « 22 juin ». */
    day: (day: string) => formatDayOfMonth(language, day),
    /** « Juin », « Juin 2024 ». */
    month: (of: YearMonth) => formatMonthTitle(language, noon(of).slice(0, 7), noon(of)),
    monthAndYear: (of: YearMonth) => formatMonthTitle(language, noon(of).slice(0, 7), '0000'),
    shortMonth: (of: YearMonth) => shortMonthOf(language, { occurredAt: `${noon(of)}T12:00:00Z`, timeZone: 'UTC' }),
    initial: (of: YearMonth) => monthInitialOf(language, noon(of)),
    /** « 5 h 20 », « 14 min ». */
    voice: (ms: number) => {
      const minutes = Math.floor(ms / 60_000);
      if (minutes === 0) return formatMessage(messages.lessThanMinute);
      return minutes < 60
        ? formatMessage(messages.minutes, { minutes })
        : formatMessage(messages.hours, {
            hours: Math.floor(minutes / 60),
            minutes: String(minutes % 60).padStart(2, '0'),
          });
    },
  };
};
