/** Of how many of the newest days, weeks and months that have any backup the newest one is kept. */
export type Keeping = Readonly<{ days: number; weeks: number; months: number }>;

export const dataKeeping: Keeping = { days: 7, weeks: 4, months: 6 };
/** Keys are kept for a shorter time: an old copy of them has keys that people have had destroyed since. */
export const keyKeeping: Keeping = { days: 7, weeks: 4, months: 0 };

const dayOf = (time: string): string => time.slice(0, 10);
const monthOf = (time: string): string => time.slice(0, 7);
/** Its Monday. */
const weekOf = (time: string): string => {
  const day = new Date(`${dayOf(time)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return dayOf(day.toISOString());
};

/** Which of `times` (ISO 8601 in UTC) are kept. Counted by what there is, not by today: while none succeeds, none is lost. */
export const keptBackups = (times: readonly string[], { days, weeks, months }: Keeping): ReadonlySet<string> => {
  const newestFirst = times.toSorted().toReversed();
  const newestOf = (periodOf: (time: string) => string, most: number): readonly string[] => {
    const periods = new Map<string, string>();
    for (const time of newestFirst) if (!periods.has(periodOf(time))) periods.set(periodOf(time), time);
    return [...periods.values()].slice(0, most);
  };
  return new Set([...newestOf(dayOf, days), ...newestOf(weekOf, weeks), ...newestOf(monthOf, months)]);
};
