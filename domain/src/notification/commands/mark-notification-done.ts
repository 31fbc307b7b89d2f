import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationDone, NotificationRead } from '../notification.events.ts';
import { readIfUnread } from './read-notification.ts';
import { requireReminderNotification, type NotificationUnavailable } from './require-notification.ts';

export type MarkNotificationDone = Readonly<{ notificationId: string; now: string }>;

/** A snoozed one can be done too. */
export const markNotificationDone = (
  { notificationId, now }: MarkNotificationDone,
  state: Notification,
): Decision<NotificationDone | NotificationRead, NotificationUnavailable | 'notification.not-a-reminder'> =>
  requireReminderNotification(state, (posted) => {
    if (posted.doneAt !== null) return nothingNew;
    return [
      { type: 'NotificationDone', data: { notificationId, ownerId: posted.ownerId, doneAt: now }, private: null },
      ...readIfUnread({ notificationId, now }, posted),
    ];
  });
