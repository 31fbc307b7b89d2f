import { clockLocaleOf } from '@ecrin/browser/time/clock-locale.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { withFirstOfMonth } from '@ecrin/domain/text/french-dates.ts';
import { knownZone } from '@ecrin/domain/time/known-zone.ts';

// Dates are DD/MM/YYYY in both languages; French times are 24-hour, English ones follow the reader's region.
const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

// Creating an Intl format costs a thousand times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = options.timeStyle ? clockLocaleOf(language) : locales[language];
  const key = locale + JSON.stringify(options);
  const { timeZone } = options;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone: knownZone(timeZone) }) });
  formats.set(key, format);
  return format;
};

/** `hourless`: only its day is known. */
type Moment = Readonly<{ occurredAt: string; timeZone: string; hourless?: boolean | undefined }>;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inLetters = (language: Language, date: string) => (language === 'fr' ? withFirstOfMonth(date) : date);
const onDay = (day: string) => new Date(`${day}T12:00:00Z`);

/** 19:04, or 7:04 PM where English is read so, in the zone the thought was made in; nothing where its hour is not known. */
export const formatTime = (language: Language, { occurredAt, timeZone, hourless }: Moment): string =>
  hourless ? '' : formatOf(language, { timeZone, timeStyle: 'short' }).format(new Date(occurredAt));

/** A time of day as 21:00, or 9:00 PM where English is read so. `minutes`: after midnight. */
export const formatTimeOfDay = (language: Language, minutes: number): string =>
  formatTime(language, { occurredAt: new Date(minutes * 60_000).toISOString(), timeZone: 'UTC' });

/** « Dim. 12/10/2025, 17:20 »; the day alone where its hour is not known. */
export const formatDateAndTime = (language: Language, moment: Moment): string => {
  const { timeZone, occurredAt } = moment;
  const weekday = formatOf(language, { timeZone, weekday: 'short' }).format(new Date(occurredAt));
  const time = formatTime(language, moment);
  return `${capital(weekday)} ${formatDate(language, occurredAt, timeZone)}${time && `, ${time}`}`;
};

/** 12/10/2025 */
export const formatDate = (language: Language, instant: string, timeZone?: string): string =>
  formatOf(language, { ...(timeZone && { timeZone }), day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(instant),
  );

/** A day of the calendar (YYYY-MM-DD) as 12/10/2025. */
export const formatCalendarDate = (language: Language, day: string): string =>
  formatDate(language, onDay(day).toISOString(), 'UTC');

/** 17/11/2025, 21:44, in the zone of the device. */
export const formatTimestamp = (language: Language, instant: string): string =>
  [formatDate(language, instant), formatOf(language, { timeStyle: 'short' }).format(new Date(instant))].join(
    language === 'fr' ? ' ' : ', ',
  );

/** « Lundi 17 novembre », with the year when it differs from `today`'s. */
export const formatDayTitle = (language: Language, day: string, today: string): string =>
  capital(
    inLetters(
      language,
      formatOf(language, {
        timeZone: 'UTC',
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
      }).format(onDay(day)),
    ),
  );

/** « Octobre », with the year when it differs from `today`'s. `month`: YYYY-MM. */
export const formatMonthTitle = (language: Language, month: string, today: string): string =>
  capital(
    formatOf(language, {
      timeZone: 'UTC',
      month: 'long',
      ...(month.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    }).format(onDay(`${month}-15`)),
  );

/** First letter of the weekday. */
export const weekdayInitialOf = (language: Language, day: string): string =>
  formatOf(language, { timeZone: 'UTC', weekday: 'narrow' }).format(onDay(day)).toUpperCase();

/** « mer. », in the zone given. */
export const shortWeekdayOf = (language: Language, { occurredAt, timeZone }: Moment): string =>
  formatOf(language, { timeZone, weekday: 'short' }).format(new Date(occurredAt));

/** « nov. », in the zone given. */
export const shortMonthOf = (language: Language, { occurredAt, timeZone }: Moment): string =>
  formatOf(language, { timeZone, month: 'short' }).format(new Date(occurredAt));

/** « dimanche »; ISO 8601: Monday is 1. */
export const weekdayNameOf = (language: Language, weekday: number): string =>
  formatOf(language, { timeZone: 'UTC', weekday: 'long' }).format(new Date(Date.UTC(2024, 0, weekday)));

/** « 22 juin ». */
export const formatDayOfMonth = (language: Language, day: string): string =>
  inLetters(language, formatOf(language, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(onDay(day)));

/** First letter of the month. */
export const monthInitialOf = (language: Language, day: string): string =>
  formatOf(language, { timeZone: 'UTC', month: 'narrow' }).format(onDay(day)).toUpperCase();
