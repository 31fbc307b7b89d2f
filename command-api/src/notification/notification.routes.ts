import {
  notificationParams,
  notificationSettings as notificationSettingsBody,
  pushDeviceParams,
  snoozeRequest,
} from '@ecrin/contracts/notification/notification.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { chooseNotificationSettings } from '@ecrin/domain/notification/commands/choose-notification-settings.ts';
import { deleteNotification } from '@ecrin/domain/notification/commands/delete-notification.ts';
import { markNotificationDone } from '@ecrin/domain/notification/commands/mark-notification-done.ts';
import { openNotification } from '@ecrin/domain/notification/commands/open-notification.ts';
import { readNotification } from '@ecrin/domain/notification/commands/read-notification.ts';
import { removePushDevice } from '@ecrin/domain/notification/commands/remove-push-device.ts';
import { snoozeNotification } from '@ecrin/domain/notification/commands/snooze-notification.ts';
import { notificationSettings } from '@ecrin/domain/notification/notification-settings.aggregate.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { pushDevice } from '@ecrin/domain/notification/push-device.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';
import type { NotificationTicketServices } from './find-notification-by-ticket.ts';
import { readAllNotificationsRoute, type ReadAllServices } from './read-all-notifications.route.ts';
import { recordPushActRoute } from './record-push-act.route.ts';
import { sendTestNotificationRoute } from './send-test-notification.route.ts';
import { unsubscribeRoute } from './unsubscribe.route.ts';

const onNotification = {
  access: 'client',
  params: notificationParams,
  aggregate: notification,
  id: ({ params }: Readonly<{ params: Readonly<{ notificationId: string }> }>) => params.notificationId,
  absent: 'notification.not-found',
} as const;
const notificationCommand = pathCommands(onNotification);

const openNotificationRoute = commandRoute({
  ...onNotification,
  method: 'post',
  path: '/notifications/:notificationId/open',
  summary: 'Records that a notification was opened from the list, and marks it as read',
  body: noBody,
  input: ({ params }, { now }) => ({ ...params, channel: 'in-app' as const, now }),
  decide: openNotification,
});

const snoozeNotificationRoute = commandRoute({
  ...onNotification,
  method: 'post',
  path: '/notifications/:notificationId/snooze',
  summary: 'Snoozes a reminder by ten minutes, or to the same time tomorrow, and marks it as read',
  body: snoozeRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: snoozeNotification,
});

const chooseNotificationSettingsRoute = commandRoute({
  method: 'put',
  path: '/notification-settings',
  access: 'client',
  summary: 'Replaces the notification settings',
  params: z.object({}),
  body: notificationSettingsBody,
  answer: receipt,
  aggregate: notificationSettings,
  id: (_request, { clientId }) => clientId,
  input: ({ body: settings }, { clientId, now }) => ({ ownerId: clientId, settings, byMail: false, now }),
  decide: chooseNotificationSettings,
  absent: 'client.not-found',
});

const removePushDeviceRoute = commandRoute({
  method: 'delete',
  path: '/push-devices/:deviceId',
  access: 'client',
  summary: 'Removes a push device',
  params: pushDeviceParams,
  body: noBody,
  aggregate: pushDevice,
  id: ({ params }) => params.deviceId,
  input: ({ params }, { now }) => ({ ...params, reason: 'asked' as const, now }),
  decide: removePushDevice,
  absent: 'push-device.not-found',
});

export const createNotificationRoutes = (services: NotificationTicketServices & ReadAllServices) =>
  [
    notificationCommand('post /notifications/:notificationId/read', 'Marks a notification as read', readNotification),
    readAllNotificationsRoute(services),
    notificationCommand(
      'delete /notifications/:notificationId',
      'Deletes a notification from the list; it stays in the reminder’s history',
      deleteNotification,
    ),
    openNotificationRoute,
    notificationCommand(
      'post /notifications/:notificationId/done',
      'Ticks a reminder, which reads it',
      markNotificationDone,
    ),
    snoozeNotificationRoute,
    chooseNotificationSettingsRoute,
    removePushDeviceRoute,
    sendTestNotificationRoute(services),
    recordPushActRoute(services),
    unsubscribeRoute(services),
  ] as const;
