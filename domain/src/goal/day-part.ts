import { calendarDay } from '#time/calendar-day.ts';
import { dayPlus } from '#time/days.ts';
import { knownZone } from '#time/known-zone.ts';
import { dayStartStep, latestDayStart } from './goal.vocabulary.ts';

/** From `fromDay` on (a calendar day of the person's), their day begins so many minutes after midnight. */
export type DayStart = Readonly<{ fromDay: string; minutes: number }>;

const lastPart = latestDayStart / dayStartStep;

/** The granularity of the start of the day: the calendar day of a moment in its own time zone, and its half-hour, 12 from 06:00 on (`2026-11-21T00`…`2026-11-21T12`). */
export const dayPartOf = (instant: string, timeZone: string): string =>
  `${calendarDay(instant, timeZone)}T${String(Math.min(lastPart, halfHourOf(instant, timeZone))).padStart(2, '0')}`;

/** The first and the last part a person's day can include, whatever their start of the day: `lt` exclusive. */
export const partsThrough = (from: string, to: string): Readonly<{ gte: string; lt: string }> => ({
  gte: `${from}T00`,
  lt: `${dayPlus(to, 1)}T${lastPart}`,
});

/** The parts of a range of the person's days, both inclusive, when days begin so many minutes after midnight; a missing end is open. `lt` exclusive. */
export const partsOfDays = (
  { from, to }: Readonly<{ from?: string | undefined; to?: string | undefined }>,
  minutes: number,
): Readonly<{ gte?: string; lt?: string }> => {
  const start = `T${String(minutes / dayStartStep).padStart(2, '0')}`;
  return { ...(from && { gte: from + start }), ...(to && { lt: dayPlus(to, 1) + start }) };
};

/** On a calendar day: the last one set for it or before; days begin at midnight until one is set. */
export const dayStartOn = (dayStarts: readonly DayStart[], calendar: string): number =>
  dayStarts.findLast(({ fromDay }) => fromDay <= calendar)?.minutes ?? 0;

/** The person's day a part belongs to, by the start on its calendar day: what is before it belongs to the day before. */
export const dayOfPart = (part: string, dayStarts: readonly DayStart[]): string => {
  const [calendar, halfHours] = [part.slice(0, 10), Number(part.slice(11))];
  return halfHours * dayStartStep < dayStartOn(dayStarts, calendar) ? dayPlus(calendar, -1) : calendar;
};

/** The person's day at an instant, in their zone. */
export const personalDay = (instant: string, timeZone: string, dayStarts: readonly DayStart[]): string =>
  dayOfPart(dayPartOf(instant, timeZone), dayStarts);

// Creating a format costs a thousand times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

const halfHourOf = (instant: string, timeZone: string): number => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: knownZone(timeZone),
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 2 + ((parts.get('minute') ?? 0) >= 30 ? 1 : 0);
};
