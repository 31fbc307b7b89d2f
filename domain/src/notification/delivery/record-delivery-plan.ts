import { isRefusal, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Notification } from '../notification.aggregate.ts';
import type { NotificationBlocked, NotificationHeldBack } from '../notification.events.ts';
import { markNotificationBlocked } from './mark-notification-blocked.ts';
import { markNotificationHeldBack } from './mark-notification-held-back.ts';
import type { DeliveryPlan } from './plan-delivery.ts';

export type RecordDeliveryPlan = Pick<DeliveryPlan, 'blocked' | 'heldBack' | 'until'> &
  Readonly<{ notificationId: string; now: string }>;

/** Everything a plan blocks or delays, with the reasons, in one decision. */
export const recordDeliveryPlan = (
  { notificationId, blocked, heldBack, until, now }: RecordDeliveryPlan,
  state: Notification,
): Decision<NotificationBlocked | NotificationHeldBack, 'notification.not-found'> => {
  if (state.status === 'not-posted') return refuse('notification.not-found');

  const decisions: readonly Decision<NotificationBlocked | NotificationHeldBack, string>[] = [
    ...blocked.map((block) => markNotificationBlocked({ notificationId, ...block, deviceId: null, now }, state)),
    ...heldBack.map((channel) =>
      markNotificationHeldBack({ notificationId, channel, until: until ?? now, now }, state),
    ),
  ];
  return decisions.flatMap((decision) => (isRefusal(decision) ? [] : decision));
};
