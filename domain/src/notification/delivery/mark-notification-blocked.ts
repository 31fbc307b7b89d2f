import type { Decision } from '#kernel/event-sourcing.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationBlocked } from '../notification.events.ts';
import type { BlockReason, NotificationChannel } from '../notification.vocabulary.ts';
import { recordOutcomeOnce } from './record-outcome-once.ts';

/** `deviceId` null: the channel as a whole. The first reason is stored. */
export type MarkNotificationBlocked = Readonly<{
  notificationId: string;
  channel: NotificationChannel;
  deviceId: string | null;
  reason: BlockReason;
  now: string;
}>;

export const markNotificationBlocked = (
  { notificationId, channel, deviceId, reason, now }: MarkNotificationBlocked,
  state: Notification,
): Decision<NotificationBlocked, 'notification.not-found'> =>
  recordOutcomeOnce({ state: 'blocked', channel, deviceId }, state, ({ ownerId }) => ({
    type: 'NotificationBlocked',
    data: { notificationId, ownerId, channel, deviceId, reason, blockedAt: now },
    private: null,
  }));
