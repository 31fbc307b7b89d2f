import { linkOfSubject } from '@ecrin/contracts/notification/notification-link.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';

export type DayNearness = 'today' | 'yesterday' | 'earlier';
type Posted = Readonly<{ postedAt: string }>;
/** `today`: the person's calendar day, YYYY-MM-DD, in `timeZone`. */
type Here = Readonly<{ today: string; timeZone: string }>;

export const dayNearnessOf = ({ postedAt }: Posted, { today, timeZone }: Here): DayNearness => {
  const day = calendarDay(postedAt, timeZone);
  // A server's clock may be a little ahead of this device's.
  if (day >= today) return 'today';
  return day === dayPlus(today, -1) ? 'yesterday' : 'earlier';
};

/** Today, yesterday and earlier, each in the given order; empty groups are left out. */
export const groupByDay = <Item extends Posted>(
  items: readonly Item[],
  here: Here,
): readonly Readonly<{ near: DayNearness; items: readonly Item[] }>[] =>
  (['today', 'yesterday', 'earlier'] as const)
    .map((near) => ({ near, items: items.filter((item) => dayNearnessOf(item, here) === near) }))
    .filter((group) => group.items.length > 0);

/** The screen of a notification's subject; null when it has none. */
export const notificationLink = ({ subject }: Pick<NotificationCard, 'subject'>): string | null => {
  if (subject?.kind === 'reminder' && !subject.about) return '/app/profile/reminders';
  if (subject?.kind === 'referral') return '/app/profile';
  return subject && linkOfSubject(subject);
};

type ReminderNotification = Pick<NotificationCard, 'notificationId' | 'subject' | 'open'>;

/** Notifications that can be done or snoozed in the list: only the latest of each reminder, which covers those before it. `cards`: newest first. */
export const openReminders = (cards: readonly ReminderNotification[]): ReadonlySet<string> => {
  const latest = new Map<string, ReminderNotification>();
  for (const card of cards)
    if (card.subject?.kind === 'reminder' && !latest.has(card.subject.id)) latest.set(card.subject.id, card);
  return new Set([...latest.values()].filter(({ open }) => open).map(({ notificationId }) => notificationId));
};
