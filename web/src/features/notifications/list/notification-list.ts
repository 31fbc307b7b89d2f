import { linkOfSubject } from '@ecrin/contracts/notification/notification-link.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';

type Posted = Readonly<{ postedAt: string }>;
/** `today`: the person's calendar day, YYYY-MM-DD, in `timeZone`. */
type Here = Readonly<{ today: string; timeZone: string }>;

/** One calendar day, YYYY-MM-DD, with what was posted on it. */
type DayGroup<Item> = Readonly<{ day: string; items: readonly Item[] }>;

/** Groups by the person's calendar day, in the given order. */
export const groupByDay = <Item extends Posted>(
  items: readonly Item[],
  { today, timeZone }: Here,
): readonly DayGroup<Item>[] => {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const posted = calendarDay(item.postedAt, timeZone);
    // A server's clock may be a little ahead of this device's.
    const day = posted > today ? today : posted;
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, dayItems]) => ({ day, items: dayItems }));
};

/** The screen of a notification's subject; null when it has none. */
export const notificationLink = ({ subject }: Pick<NotificationCard, 'subject'>): string | null => {
  if (subject?.kind === 'reminder' && !subject.about) return '/app/profile/reminders';
  if (subject?.kind === 'referral') return '/app/profile/referral';
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
