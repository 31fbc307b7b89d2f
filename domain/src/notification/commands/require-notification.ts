import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { Notification, PostedNotification } from '../notification.aggregate.ts';

export type NotificationUnavailable = 'notification.not-found' | 'notification.deleted';

/** A person's actions on a notification require that it exists. */
export const requireNotification = <Decided extends Decision<DomainEvent, string>>(
  state: Notification,
  decide: (posted: PostedNotification) => Decided,
): Decided | Refusal<NotificationUnavailable> => {
  if (state.status === 'not-posted') return refuse('notification.not-found');
  return state.status === 'deleted' ? refuse('notification.deleted') : decide(state);
};

/** Only reminders are ticked and snoozed. */
export const requireReminderNotification = <Decided extends Decision<DomainEvent, string>>(
  state: Notification,
  decide: (posted: PostedNotification) => Decided,
): Decided | Refusal<NotificationUnavailable | 'notification.not-a-reminder'> =>
  requireNotification<Decided | Refusal<'notification.not-a-reminder'>>(state, (posted) =>
    posted.kind === 'reminder' ? decide(posted) : refuse('notification.not-a-reminder'),
  );
