import type { NotificationSnoozed } from '@ecrin/domain/notification/notification.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';
import type { SnoozeNotificationInput } from './snooze-notification.input.ts';

export const snoozeNotificationTrigger = defineTrigger<NotificationSnoozed>()({
  name: 'put-off-notification',
  on: {
    NotificationSnoozed: ({ data: { notificationId, until }, revision, metadata: { ownerId } }) => {
      const input: SnoozeNotificationInput = { notificationId, ownerId, until };
      return { start: { workflow: 'put-off-notification', id: `put-off/${notificationId}/${revision}`, input } };
    },
  },
});
