import type {
  AdminNotice,
  AdminNotificationKind,
} from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document per notification; `ownerId`: its reader, an administrator. `listed`: its kind was on in the app when it was posted. */
export type AdminNotificationDocument = Readonly<{
  ownerId: string;
  notificationId: string;
  kind: AdminNotificationKind;
  notice: AdminNotice;
  listed: boolean;
  unread: boolean;
  postedAt: string;
}>;

export const adminNotificationModel: Model<AdminNotificationDocument> = {
  name: 'admin-notification',
  version: 1,
  indexes: [
    ['ownerId', 'listed', 'postedAt'],
    ['ownerId', 'listed', 'kind', 'postedAt'],
    ['ownerId', 'unread', 'postedAt'],
    ['ownerId', 'unread', 'kind', 'postedAt'],
  ],
};
