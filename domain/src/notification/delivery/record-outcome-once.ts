import { nothingNew, refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import { outcomeKey, type Notification, type PostedNotification } from '../notification.aggregate.ts';
import type { DeliveryState, NotificationChannel } from '../notification.vocabulary.ts';

type Outcome = Readonly<{ state: DeliveryState; channel: NotificationChannel; deviceId?: string | null }>;

/** The outcome of a delivery, once per channel, device and state; also of a deleted notification, since it may have been in progress. */
export const recordOutcomeOnce = <Event extends DomainEvent>(
  { state, ...where }: Outcome,
  notification: Notification,
  eventOf: (posted: PostedNotification) => Event,
): Decision<Event> | Refusal<'notification.not-found'> => {
  if (notification.status === 'not-posted') return refuse('notification.not-found');
  return notification.outcomes.includes(outcomeKey(state, where)) ? nothingNew : [eventOf(notification)];
};
