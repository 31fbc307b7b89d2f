import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';

export type DayNearness = 'today' | 'yesterday' | 'earlier';
type Posted = Readonly<{ postedAt: string }>;
/** `today`: the person's calendar day, YYYY-MM-DD, in `timeZone`. */
type Here = Readonly<{ today: string; timeZone: string }>;

/** How near an instant is, on the person's own calendar. */
export const dayNearnessOf = ({ postedAt }: Posted, { today, timeZone }: Here): DayNearness => {
  const day = calendarDay(postedAt, timeZone);
  // A server's clock may be a little ahead of this device's.
  if (day >= today) return 'today';
  return day === dayPlus(today, -1) ? 'yesterday' : 'earlier';
};

/** Today, yesterday and earlier, each in the order it came; none that is empty. */
export const groupByDay = <Item extends Posted>(
  items: readonly Item[],
  here: Here,
): readonly Readonly<{ near: DayNearness; items: readonly Item[] }>[] =>
  (['today', 'yesterday', 'earlier'] as const)
    .map((near) => ({ near, items: items.filter((item) => dayNearnessOf(item, here) === near) }))
    .filter((group) => group.items.length > 0);
