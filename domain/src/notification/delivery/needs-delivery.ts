import { msBetween } from '#time/instant.ts';
import type { Notification, PostedNotification } from '../notification.aggregate.ts';

/** Long enough for quiet hours and for services that are unavailable. */
const deliveryWindowMs = 3 * 24 * 3_600_000;

/**
 * Whether a push or a mail is still useful: it was not read, opened, ticked, snoozed or deleted, and is recent, so that replaying all events
 * sends nothing old. `now`: ISO 8601.
 */
export const needsDelivery = (
  state: Notification,
  now: string,
): state is PostedNotification & Readonly<{ status: 'posted' }> =>
  state.status === 'posted' && msBetween(state.postedAt, now) < deliveryWindowMs && isUntouched(state);

const isUntouched = (state: PostedNotification): boolean =>
  state.readAt === null && state.openedOn.length === 0 && state.doneAt === null && state.snoozedUntil === null;
