import { notificationParams } from '@ecrin/contracts/notification/notification.ts';
import { deleteNotification } from '@ecrin/domain/notification/commands/delete-notification.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const deleteNotificationRoute = commandRoute({
  method: 'delete',
  path: '/notifications/:notificationId',
  access: 'client',
  summary: 'Takes a notification out of the list; a reminder’s history keeps it',
  params: notificationParams,
  body: noBody,
  aggregate: notification,
  id: ({ params }) => params.notificationId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: deleteNotification,
  absent: 'notification.not-found',
});
