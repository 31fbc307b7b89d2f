import { notificationParams } from '@ecrin/contracts/notification/notification.ts';
import { markNotificationDone } from '@ecrin/domain/notification/commands/mark-notification-done.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const markNotificationDoneRoute = commandRoute({
  method: 'post',
  path: '/notifications/:notificationId/done',
  access: 'client',
  summary: 'Ticks a reminder, which reads it',
  params: notificationParams,
  body: noBody,
  aggregate: notification,
  id: ({ params }) => params.notificationId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: markNotificationDone,
  absent: 'notification.not-found',
});
