import { notificationParams, snoozeRequest } from '@ecrin/contracts/notification/notification.ts';
import { snoozeNotification } from '@ecrin/domain/notification/commands/snooze-notification.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';

export const snoozeNotificationRoute = commandRoute({
  method: 'post',
  path: '/notifications/:notificationId/snooze',
  access: 'client',
  summary: 'Puts a reminder off by ten minutes, or to the same time tomorrow, which reads it',
  params: notificationParams,
  body: snoozeRequest,
  aggregate: notification,
  id: ({ params }) => params.notificationId,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: snoozeNotification,
  absent: 'notification.not-found',
});
