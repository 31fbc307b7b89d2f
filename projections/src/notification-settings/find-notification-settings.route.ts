import { notificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findNotificationSetup, type ServerChannels } from './find-notification-settings.query.ts';
import { notificationSettingsModel } from './notification-settings.model.ts';

export const findNotificationSettingsRoute = (channels: ServerChannels) =>
  queryRoute({
    method: 'get',
    path: '/notification-settings',
    access: 'client',
    summary: 'Shows which notifications go where, and what this server can send with',
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
