import { formatMinutesOfDay, parseMinutesOfDay } from '#lib/time/minutes-of-day.ts';

/** As a time field writes it: 09:05. */
export const timeOf = ({ hour, minute }: Readonly<{ hour: number; minute: number }>): string =>
  formatMinutesOfDay(60 * hour + minute);

/** What a time field says; null while it says nothing. */
export const readTime = (field: string): Readonly<{ hour: number; minute: number }> | null => {
  const minutes = parseMinutesOfDay(field);
  return minutes === null ? null : { hour: Math.floor(minutes / 60), minute: minutes % 60 };
};
