import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { AdminNotification } from './admin-notification.aggregate.ts';
import type { AdminNotificationPosted } from './admin-notification.events.ts';
import type { AdminNotice } from './admin-notification.vocabulary.ts';

export type PostAdminNotification = Readonly<{
  notificationId: string;
  adminId: string;
  notice: AdminNotice;
  unread: boolean;
  now: string;
}>;

/** Once: the id is derived from the event it is about and from the reader. */
export const postAdminNotification = (
  { now, ...posted }: PostAdminNotification,
  { status }: AdminNotification,
): Decision<AdminNotificationPosted> =>
  status === 'posted'
    ? nothingNew
    : [{ type: 'AdminNotificationPosted', data: { ...posted, postedAt: now }, private: null }];
