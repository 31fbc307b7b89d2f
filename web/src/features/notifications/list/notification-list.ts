import { linkOfSubject } from '@ecrin/contracts/notification/notification-link.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';

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
