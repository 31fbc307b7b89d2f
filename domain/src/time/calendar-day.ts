import { knownZone } from './known-zone.ts';

/** The calendar day (YYYY-MM-DD) of an ISO 8601 instant in an IANA zone; in UTC where the zone is unknown. */
export const calendarDay = (instant: string, timeZone: string): string => {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
};

// Creating a format costs a thousand times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: knownZone(timeZone),
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
};
