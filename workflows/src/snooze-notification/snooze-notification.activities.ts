import {
  notification,
  type Notification,
  type PostedNotification,
} from '@ecrin/domain/notification/notification.aggregate.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { postFromWorkflow, type PostServices } from '#post-from-workflow.ts';
import type { PutOffNotificationInput, PutOffNotificationOutcome } from './snooze-notification.input.ts';

export const createPutOffNotificationActivities = (services: PostServices) => ({
  postAgain: async (
    { notificationId, until }: PutOffNotificationInput,
    { idempotencyKey }: ActivityContext,
  ): Promise<PutOffNotificationOutcome> => {
    const { state } = await loadAggregate(services.events, notification, { id: notificationId });
    const words = stillAwaits(state, until) ? await wordsOf(services, state) : null;
    if (!words || state.status === 'not-posted') return 'superseded';
    const { ownerId, kind, subject, timeZone } = state;
    await postFromWorkflow(services, { process: 'put-off-notification', idempotencyKey })({
      notificationId: notificationIdOf(notificationId, until),
      ownerId,
      kind,
      subject,
      timeZone,
      ...words,
      dueAt: until,
      missed: 0,
      snoozedFrom: notificationId,
    });
    return 'posted';
  },
});
export type PutOffNotificationActivities = ReturnType<typeof createPutOffNotificationActivities>;

const stillAwaits = (state: Notification, until: string): boolean =>
  state.status === 'posted' && state.doneAt === null && state.snoozedUntil === until;

/** As the reminder stands now; null when it is gone. One that rests says what it was asked to say. */
const wordsOf = async (
  { events }: PostServices,
  state: Notification,
): Promise<(Pick<PostedNotification, 'body'> & Readonly<{ title: string }>) | null> => {
  if (state.status === 'not-posted' || state.subject?.kind !== 'reminder') return null;
  const { state: about } = await loadAggregate(events, reminder, { id: state.subject.id });
  return about.status === 'set' && about.title !== null ? { title: about.title, body: about.description } : null;
};
