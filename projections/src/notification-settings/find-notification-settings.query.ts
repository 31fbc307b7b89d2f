import { type NotificationSetUp, notificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import {
  defaultNotificationSettings,
  type NotificationSettings,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { notificationSettingsModel } from './notification-settings.model.ts';

/** What this server can send with. `publicKey`: VAPID, base64url; null: no pushes. */
export type ServerChannels = Readonly<{ publicKey: string | null; mail: boolean }>;

/** A client's settings, or the defaults. */
export const findNotificationSettings =
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
      mailSetUp: mail,
      mail: mail && profile?.emailProved === true,
    };
  };

export const findNotificationSettingsRoute = (channels: ServerChannels) =>
  queryRoute({
    method: 'get',
    path: '/notification-settings',
    access: 'client',
    summary: 'Shows the notification settings, and the channels of this server',
    params: z.object({}),
    query: z.object({}),
    answer: notificationSetUp,
    model: notificationSettingsModel,
    joins: [clientProfileModel],
    ask:
      (models) =>
      (_request, { clientId }) =>
        findNotificationSetup(models, channels)(clientId),
  });
