import type { NotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document per client with settings, under the client's id. */
export type NotificationSettingsDocument = Readonly<{ ownerId: string; settings: NotificationSettings }>;

export const notificationSettingsModel: Model<NotificationSettingsDocument> = {
  name: 'notification-settings',
  version: 1,
  indexes: [['ownerId']],
};
