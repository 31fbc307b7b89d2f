import type { Language } from '@ecrin/domain/kernel/language.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { formatDate, formatTime } from '#lib/time/date-format.ts';

const pad = (figure: number) => String(figure).padStart(2, '0');

/** Whole hours, minutes and seconds. */
export const durationParts = (ms: number) => {
  const all = Math.floor(ms / 1_000);
  return { hours: Math.floor(all / 3_600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
};

/** 2:47, 1:02:03. */
export const clockTime = (ms: number): string => {
  const { hours, minutes, seconds } = durationParts(ms);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
};

/** The day and the time of a moment in the device's zone. */
export const formatDateAndTimeParts = (
  instant: string,
  language: Language,
): Readonly<{ date: string; hour: string }> => ({
  date: formatDate(language, instant),
  hour: formatTime(language, { occurredAt: instant, timeZone: deviceZone() }),
});
