import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { AdminNotice, StoredAdminNotificationSettings } from './admin-notification.vocabulary.ts';

// These names and fields are permanent: add, never rename. They hold no personal words.

type OfNotification<More> = { notificationId: string; adminId: string } & More;

/** `unread` false: stored for the history only, since its kind is off in the app. Again: more of its group came, and the notice has all of it. */
export type AdminNotificationPosted = DomainEvent<
  'AdminNotificationPosted',
  OfNotification<{ notice: AdminNotice; unread: boolean; postedAt: string }>,
  null
>;
/** Only once, and only of one that was unread. */
export type AdminNotificationRead = DomainEvent<'AdminNotificationRead', OfNotification<{ readAt: string }>, null>;

/** In the stream `admin-notification-<notificationId>`. */
export type AdminNotificationEvent = AdminNotificationPosted | AdminNotificationRead;

/** In the stream `admin-notification-settings-<adminId>`. */
export type AdminNotificationSettingsChosen = DomainEvent<
  'AdminNotificationSettingsChosen',
  { adminId: string; settings: StoredAdminNotificationSettings; chosenAt: string },
  null
>;
