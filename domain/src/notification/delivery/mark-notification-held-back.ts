import type { Decision } from '#kernel/event-sourcing.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationHeldBack } from '../notification.events.ts';
import type { NotificationChannel } from '../notification.vocabulary.ts';
import { recordOutcomeOnce } from './record-outcome-once.ts';

/** `until`: instant at which quiet hours end. */
export type MarkNotificationHeldBack = Readonly<{
  notificationId: string;
  channel: NotificationChannel;
  until: string;
  now: string;
}>;

export const markNotificationHeldBack = (
  { notificationId, channel, until, now }: MarkNotificationHeldBack,
  state: Notification,
): Decision<NotificationHeldBack, 'notification.not-found'> =>
  recordOutcomeOnce({ state: 'held-back', channel }, state, ({ ownerId }) => ({
    type: 'NotificationHeldBack',
    data: { notificationId, ownerId, channel, until, heldBackAt: now },
    private: null,
  }));
