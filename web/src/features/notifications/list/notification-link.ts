import { linkOfSubject } from '@ecrin/contracts/notification/notification-link.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';

/** The screen a notification speaks of, seen from the list itself; null when it speaks of none. */
export const notificationLink = ({ subject }: Pick<NotificationCard, 'subject'>): string | null => {
  if (subject?.kind === 'reminder' && !subject.about) return '/app/profile/reminders';
  if (subject?.kind === 'referral') return '/app/profile';
  return subject && linkOfSubject(subject);
};
