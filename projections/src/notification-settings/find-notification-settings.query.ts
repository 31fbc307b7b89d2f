import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import {
  defaultNotificationSettings,
  type NotificationSettings,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { notificationSettingsModel } from './notification-settings.model.ts';

/** What this server can send with. `publicKey`: VAPID, base64url; null: no pushes. */
export type ServerChannels = Readonly<{ publicKey: string | null; mail: boolean }>;

/** What a client chose, or what holds until then. */
const findNotificationSettings =
  (models: ReadModels) =>
  async (ownerId: string): Promise<NotificationSettings> =>
    (await (await models.open(notificationSettingsModel)).get(ownerId))?.settings ?? defaultNotificationSettings;

export const findNotificationSetup =
  (models: ReadModels, { publicKey, mail }: ServerChannels) =>
  async (ownerId: string): Promise<NotificationSetUp> => {
    const { kinds, quietHours, ...settings } = await findNotificationSettings(models)(ownerId);
    const profile = await (await models.open(clientProfileModel)).get(ownerId);
    return {
      settings: { ...settings, kinds: { ...kinds }, quietHours: quietHours && { ...quietHours } },
      publicKey,
      mail: mail && profile?.emailProved === true,
    };
  };
