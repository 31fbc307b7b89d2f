import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';

/** `today`: the person's calendar day, YYYY-MM-DD, in `timeZone`. `instantOf`: when an item was. */
type Here<Item> = Readonly<{ today: string; timeZone: string; instantOf: (item: Item) => string }>;

/** One calendar day, YYYY-MM-DD, with what was on it. */
type DayGroup<Item> = Readonly<{ day: string; items: readonly Item[] }>;

/** Groups by the person's calendar day, in the given order. */
export const groupByDay = <Item>(
  items: readonly Item[],
  { today, timeZone, instantOf }: Here<Item>,
): readonly DayGroup<Item>[] => {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const dayOf = calendarDay(instantOf(item), timeZone);
    // A server's clock may be a little ahead of this device's.
    const day = dayOf > today ? today : dayOf;
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, dayItems]) => ({ day, items: dayItems }));
};
