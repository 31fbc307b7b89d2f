import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { AdminNotification } from './admin-notification.aggregate.ts';
import type { AdminNotificationRead } from './admin-notification.events.ts';

export const readAdminNotification = (
  { notificationId, now }: Readonly<{ notificationId: string; now: string }>,
  state: AdminNotification,
): Decision<AdminNotificationRead, 'notification.not-found'> => {
  if (state.status === 'not-posted') return refuse('notification.not-found');
  const { adminId, unread } = state;
  return unread
    ? [{ type: 'AdminNotificationRead', data: { notificationId, adminId, readAt: now }, private: null }]
    : nothingNew;
};
