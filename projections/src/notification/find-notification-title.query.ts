import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { notificationModel } from './notification.model.ts';

/** In the language of its owner; null once its key is destroyed, or for an unknown id. */
export const findNotificationTitle =
  (models: ReadModels) =>
  async (notificationId: string): Promise<string | null> => {
    const notification = await (await models.open(notificationModel)).get(notificationId);
    if (!notification?.saying) return notification?.title ?? null;
    const owner = await (await models.open(clientProfileModel)).get(notification.ownerId);
    return notificationTextIn(owner?.language ?? 'fr', notification).title;
  };
