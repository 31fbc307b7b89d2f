import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone, useToday } from '#lib/time/clock.ts';
import { formatTime, formatDate, formatTimestamp } from '#lib/time/date-format.ts';

type DayNearness = 'today' | 'yesterday' | 'earlier';
type Posted = Readonly<{ postedAt: string }>;
/** `today`: the person's calendar day, YYYY-MM-DD, in `timeZone`. */
type Here = Readonly<{ today: string; timeZone: string }>;

/** How near an instant is, on the person's own calendar. */
const dayNearnessOf = ({ postedAt }: Posted, { today, timeZone }: Here): DayNearness => {
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

/** Instants as a person reads them today, on the clock of this device. */
export const useRelativeTimes = () => {
  const { language } = useLanguage();
  const here = { today: useToday(), timeZone: deviceZone() };
  const clock = (instant: string) => formatTime(language, { occurredAt: instant, timeZone: here.timeZone });
  return {
    here,
    /** « 12:48 », « 16/11 », and the year when it is another one. */
    shortOf: (instant: string) => {
      if (dayNearnessOf({ postedAt: instant }, here) !== 'earlier') return clock(instant);
      const date = formatDate(language, instant, here.timeZone);
      return date.endsWith(here.today.slice(0, 4)) ? date.slice(0, 5) : date;
    },
    /** « 16/11/2025, 12:48 ». */
    momentOf: (instant: string) => formatTimestamp(language, instant),
  };
};
