import type { NotificationSnoozed } from '@ecrin/domain/notification/notification.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';
import type { PutOffNotificationInput } from './snooze-notification.input.ts';

export const putOffNotificationTrigger = defineTrigger<NotificationSnoozed>()({
  name: 'put-off-notification',
  on: {
    NotificationSnoozed: ({ data: { notificationId, until }, revision, metadata: { ownerId } }) => {
      const input: PutOffNotificationInput = { notificationId, ownerId, until };
      return { start: { workflow: 'put-off-notification', id: `put-off/${notificationId}/${revision}`, input } };
    },
  },
});
