import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDayOfMonth, formatMonthTitle, monthInitialOf, shortMonthOf } from '#lib/time/date-format.ts';
import { useVoiceLength } from '#lib/time/voice-length.ts';
import type { YearMonth } from './year-figures.ts';

const noon = ({ year, month }: YearMonth) => `${year}-${String(month).padStart(2, '0')}-15`;

/** Dates and durations as the page of a year says them. */
export const useYearWords = () => {
  const voice = useVoiceLength();
  const { language } = useLanguage();
  return {
    /** « 22 juin ». */
    day: (day: string) => formatDayOfMonth(language, day),
    /** « Juin », « Juin 2024 ». */
    month: (of: YearMonth) => formatMonthTitle(language, noon(of).slice(0, 7), noon(of)),
    monthAndYear: (of: YearMonth) => formatMonthTitle(language, noon(of).slice(0, 7), '0000'),
    shortMonth: (of: YearMonth) => shortMonthOf(language, { occurredAt: `${noon(of)}T12:00:00Z`, timeZone: 'UTC' }),
    initial: (of: YearMonth) => monthInitialOf(language, noon(of)),
    voice,
  };
};
