import { notificationParams } from '@ecrin/contracts/notification/notification.ts';
import { openNotification } from '@ecrin/domain/notification/commands/open-notification.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const openNotificationRoute = commandRoute({
  method: 'post',
  path: '/notifications/:notificationId/open',
  access: 'client',
  summary: 'Notes that a notification was opened from the list, which reads it',
  params: notificationParams,
  body: noBody,
  aggregate: notification,
  id: ({ params }) => params.notificationId,
  input: ({ params }, { now }) => ({ ...params, channel: 'in-app' as const, now }),
  decide: openNotification,
  absent: 'notification.not-found',
});
