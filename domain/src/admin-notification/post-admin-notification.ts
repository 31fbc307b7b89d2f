import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { AdminNotification } from './admin-notification.aggregate.ts';
import type { AdminNotificationPosted } from './admin-notification.events.ts';
import type { AdminNotice } from './admin-notification.vocabulary.ts';
import { joinedNotice } from './grouped-notice.ts';

export type PostAdminNotification = Readonly<{
  notificationId: string;
  adminId: string;
  notice: AdminNotice;
  unread: boolean;
  now: string;
}>;

/** Once: the id is derived from the event it is about, or the group of its notice, and from the reader. One of a group is posted again with what came since. */
export const postAdminNotification = (
  { now, ...posted }: PostAdminNotification,
  before: AdminNotification,
): Decision<AdminNotificationPosted> => {
  const notice = before.status === 'posted' ? joinedNotice(before, posted.notice) : posted.notice;
  return notice
    ? [{ type: 'AdminNotificationPosted', data: { ...posted, notice, postedAt: now }, private: null }]
    : nothingNew;
};
