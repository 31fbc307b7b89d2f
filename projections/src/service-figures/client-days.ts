import { dayPlus } from '@ecrin/domain/time/days.ts';

/** Days (YYYY-MM-DD, ascending) on which a client did something: the latest, as far back as later figures depend on them. */
export type ActiveDays = readonly string[];

/** Windows in days, as « active in 30 days » counts them, today included. */
export const activeWindows = [1, 7, 30] as const;
const longestWindow = 30;
/** One that was recorded so much later than the newest is left out: its neighbours are no longer known. */
const latestArrival = 31;

/** The same list when nothing changes. */
export const withActiveDay = (days: ActiveDays, day: string): ActiveDays => {
  const last = days.at(-1) ?? day;
  if (days.includes(day) || day < dayPlus(last, -latestArrival)) return days;
  const newest = day > last ? day : last;
  const oldest = dayPlus(newest, -latestArrival - longestWindow);
  return [...days, day].sort().filter((one) => one >= oldest);
};

/** The days from `day` on that count the client as active in the window, and did not without it. */
export const newlyCovered = (days: ActiveDays, day: string, window: number): readonly string[] =>
  Array.from({ length: window }, (_none, offset) => dayPlus(day, offset)).filter(
    (counted) => !days.some((other) => other <= counted && other > dayPlus(counted, -window)),
  );
