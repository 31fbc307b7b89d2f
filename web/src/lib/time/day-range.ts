import { dayPlus } from '@ecrin/domain/time/days.ts';

/** The query string of a range of the person's days. `dayStart`: minutes after midnight. */
export const daysThrough = (from: string, to: string, dayStart: number) =>
  `from=${from}&to=${to}${dayStart === 0 ? '' : `&dayStart=${dayStart}`}`;
export const weekThrough = (today: string, dayStart: number) => daysThrough(dayPlus(today, -6), today, dayStart);
