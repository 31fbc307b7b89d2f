import type { Decision } from '#kernel/event-sourcing.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationSent } from '../notification.events.ts';
import type { NotificationChannel } from '../notification.vocabulary.ts';
import { recordOutcomeOnce } from './record-outcome-once.ts';

/** `deviceId` null: mail. */
export type MarkNotificationSent = Readonly<{
  notificationId: string;
  channel: NotificationChannel;
  deviceId: string | null;
  now: string;
}>;

export const markNotificationSent = (
  { notificationId, channel, deviceId, now }: MarkNotificationSent,
  state: Notification,
): Decision<NotificationSent, 'notification.not-found'> =>
  recordOutcomeOnce({ state: 'sent', channel, deviceId }, state, ({ ownerId }) => ({
    type: 'NotificationSent',
    data: { notificationId, ownerId, channel, deviceId, sentAt: now },
    private: null,
  }));
