import type { Decision } from '#kernel/event-sourcing.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationDelivered } from '../notification.events.ts';
import type { NotificationChannel } from '../notification.vocabulary.ts';
import { recordOutcomeOnce } from './record-outcome-once.ts';

/** `deviceId` null: mail. */
export type MarkNotificationDelivered = Readonly<{
  notificationId: string;
  channel: NotificationChannel;
  deviceId: string | null;
  now: string;
}>;

export const markNotificationDelivered = (
  { notificationId, channel, deviceId, now }: MarkNotificationDelivered,
  state: Notification,
): Decision<NotificationDelivered, 'notification.not-found'> =>
  recordOutcomeOnce({ state: 'delivered', channel, deviceId }, state, ({ ownerId }) => ({
    type: 'NotificationDelivered',
    data: { notificationId, ownerId, channel, deviceId, deliveredAt: now },
    private: null,
  }));
