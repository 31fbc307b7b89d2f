import type { Decision } from '#kernel/event-sourcing.ts';
import type { Notification, PostedNotification } from '../notification.aggregate.ts';
import type { NotificationRead } from '../notification.events.ts';
import { requireNotification, type NotificationUnavailable } from './require-notification.ts';

export type ReadNotification = Readonly<{ notificationId: string; now: string }>;

export const readNotification = (
  input: ReadNotification,
  state: Notification,
): Decision<NotificationRead, NotificationUnavailable> =>
  requireNotification(state, (posted) => readIfUnread(input, posted));

/** Opening, ticking or snoozing a notification also marks it as read. */
export const readIfUnread = (
  { notificationId, now }: ReadNotification,
  { unread, ownerId }: PostedNotification,
): readonly NotificationRead[] =>
  unread ? [{ type: 'NotificationRead', data: { notificationId, ownerId, readAt: now }, private: null }] : [];
