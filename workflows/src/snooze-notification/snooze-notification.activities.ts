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
import type { SnoozeNotificationInput, SnoozeNotificationOutcome } from './snooze-notification.input.ts';

export const createSnoozeNotificationActivities = (services: PostServices) => ({
  postAgain: async (
    { notificationId, until }: SnoozeNotificationInput,
    { idempotencyKey }: ActivityContext,
  ): Promise<SnoozeNotificationOutcome> => {
    const { state } = await loadAggregate(services.events, notification, { id: notificationId });
    const words = isStillSnoozed(state, until) ? await reminderWordsOf(services, state) : null;
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
export type SnoozeNotificationActivities = ReturnType<typeof createSnoozeNotificationActivities>;

const isStillSnoozed = (state: Notification, until: string): boolean =>
  state.status === 'posted' && state.doneAt === null && state.snoozedUntil === until;

/** The current words of the reminder; null when it is deleted. A paused one keeps its words. */
const reminderWordsOf = async (
  { events }: PostServices,
  state: Notification,
): Promise<(Pick<PostedNotification, 'body'> & Readonly<{ title: string }>) | null> => {
  if (state.status === 'not-posted' || state.subject?.kind !== 'reminder') return null;
  const { state: about } = await loadAggregate(events, reminder, { id: state.subject.id });
  return about.status === 'set' && about.title !== null ? { title: about.title, body: about.description } : null;
};
