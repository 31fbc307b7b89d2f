import {
  adminNotificationParams,
  adminNotificationSettingsBody,
  adminNotificationSetUp,
} from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import {
  adminNotification,
  adminNotificationSettings,
} from '@ecrin/domain/admin-notification/admin-notification.aggregate.ts';
import { chooseAdminNotificationSettings } from '@ecrin/domain/admin-notification/choose-admin-notification-settings.ts';
import { readAdminNotification } from '@ecrin/domain/admin-notification/read-admin-notification.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { readAllAdminNotificationsRoute } from './read-all-admin-notifications.route.ts';

const readAdminNotificationRoute = commandRoute({
  method: 'post',
  path: '/notifications/:notificationId/read',
  access: 'admin',
  summary: 'Marks one of one’s own notifications as read',
  params: adminNotificationParams,
  body: noBody,
  aggregate: adminNotification,
  id: ({ params }) => params.notificationId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: readAdminNotification,
  metadata: (_request, { adminId }) => ({ ownerId: adminId }),
  absent: 'notification.not-found',
});

const chooseAdminNotificationSettingsRoute = commandRoute({
  method: 'put',
  path: '/notification-settings',
  access: 'admin',
  summary: 'Replaces one’s own notification settings',
  params: z.object({}),
  body: adminNotificationSettingsBody,
  answer: receipt,
  aggregate: adminNotificationSettings,
  id: (_request, { adminId }) => adminId,
  input: ({ body: settings }, { adminId, now }) => ({ adminId, settings, now }),
  decide: chooseAdminNotificationSettings,
  metadata: (_request, { adminId }) => ({ ownerId: adminId }),
  absent: 'admin.not-found',
});

type Services = Pick<ApiServices, 'adminNotifications' | 'events' | 'execute' | 'mailSetUp' | 'push' | 'waitFor'>;

/** From the stream itself: there is one small one for each administrator. */
const findAdminNotificationSettingsRoute = ({ events, mailSetUp, push: { publicKey } }: Services) =>
  customRoute({
    method: 'get',
    path: '/notification-settings',
    access: 'admin',
    summary: 'One’s own notification settings, and whether this server sends mail and pushes',
    params: z.object({}),
    answer: adminNotificationSetUp,
    handle: async (_request, { adminId }) => {
      const {
        state: { settings },
      } = await loadAggregate(events, adminNotificationSettings, { id: adminId });
      return { json: { settings, mailSetUp, publicKey }, headers: { 'Cache-Control': 'no-store' } };
    },
  });

export const adminNotificationRoutes = (services: Services) =>
  [
    readAdminNotificationRoute,
    readAllAdminNotificationsRoute(services),
    findAdminNotificationSettingsRoute(services),
    chooseAdminNotificationSettingsRoute,
  ] as const;
