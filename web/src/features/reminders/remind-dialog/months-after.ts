/** Days in a month (1–12) of a year. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day so many months after one (both YYYY-MM-DD), or the last of a month that is too short for it. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = daysIn(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return new Date(first.setUTCDate(Math.min(date, last))).toISOString().slice(0, 10);
};
