import { msBetween } from '#time/instant.ts';
import type { Notification, PostedNotification } from '../notification.aggregate.ts';

/** Long enough for quiet hours and for services that are away. */
const deliveryWindowMs = 3 * 24 * 3_600_000;

/**
 * Whether telling of it outside is of any use: nobody has read, opened, ticked, put off or deleted it, and it is not of long ago – whoever hears all
 * events anew must not wake people with them. `now`: ISO 8601.
 */
export const needsDelivery = (
  state: Notification,
  now: string,
): state is PostedNotification & Readonly<{ status: 'posted' }> =>
  state.status === 'posted' && msBetween(state.postedAt, now) < deliveryWindowMs && isUntouched(state);

const isUntouched = (state: PostedNotification): boolean =>
  state.readAt === null && state.openedOn.length === 0 && state.doneAt === null && state.snoozedUntil === null;
