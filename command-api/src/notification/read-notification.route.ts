import { notificationParams } from '@ecrin/contracts/notification/notification.ts';
import { readNotification } from '@ecrin/domain/notification/commands/read-notification.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const readNotificationRoute = commandRoute({
  method: 'post',
  path: '/notifications/:notificationId/read',
  access: 'client',
  summary: 'Marks a notification as read',
  params: notificationParams,
  body: noBody,
  aggregate: notification,
  id: ({ params }) => params.notificationId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: readNotification,
  absent: 'notification.not-found',
});
