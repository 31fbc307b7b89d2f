import type { NotificationPosted } from '@ecrin/domain/notification/notification.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';
import type { DeliverNotificationInput } from './deliver-notification.input.ts';

/** Also for kinds that are off in the app: each channel is chosen separately. A broadcast in the app only goes nowhere else. */
export const deliverNotificationTrigger = defineTrigger<NotificationPosted>()({
  name: 'deliver-notification',
  on: {
    NotificationPosted: ({ data: { notificationId, ownerId, broadcast } }) => {
      if (broadcast?.channels.every((channel) => channel === 'in-app')) return null;
      const input: DeliverNotificationInput = { notificationId, ownerId };
      return { start: { workflow: 'deliver-notification', id: `deliver/${notificationId}`, input } };
    },
  },
});
