import type { Notification, PostedNotification } from './notification.aggregate.ts';

/** Whether telling of it outside is of any use: nobody has read, opened, ticked, put off or deleted it. */
export const isStillToTell = (state: Notification): state is PostedNotification & Readonly<{ status: 'posted' }> =>
  state.status === 'posted' && state.readAt === null && state.openedOn.length === 0 && state.doneAt === null && state.snoozedUntil === null;
