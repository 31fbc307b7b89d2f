import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationDeleted } from '../notification.events.ts';

export type DeleteNotification = Readonly<{ notificationId: string; now: string }>;

export const deleteNotification = (
  { notificationId, now }: DeleteNotification,
  state: Notification,
): Decision<NotificationDeleted, 'notification.not-found'> => {
  if (state.status === 'not-posted') return refuse('notification.not-found');
  if (state.status === 'deleted') return nothingNew;

  return [
    {
      type: 'NotificationDeleted',
      data: { notificationId, ownerId: state.ownerId, unread: state.unread, deletedAt: now },
      private: null,
    },
  ];
};
