import { postNotification, type PostNotification } from '@ecrin/domain/notification/commands/post-notification.ts';
import { notificationSettings } from '@ecrin/domain/notification/notification-settings.aggregate.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { NotificationKind } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';

export type PostServices = Readonly<{ events: Pick<Events, 'readStream'>; execute: ExecuteCommand; clock: Clock }>;
/** `process` names the workflow as the actor. */
type PostingStep = Readonly<{ process: string; idempotencyKey: string }>;
export type NotificationContent = Omit<PostNotification, 'unread' | 'now'>;

/** Ends a step in posting a notification: repeating it adds nothing. A kind that is off in the app is posted as read, for the history only. Throws `EventStoreFault`. */
export const postFromWorkflow =
  (services: PostServices, { process, idempotencyKey }: PostingStep) =>
  async (posted: NotificationContent): Promise<void> => {
    const { notificationId, ownerId, kind, subject, timeZone } = posted;
    const now = services.clock.now().toISOString();
    const step = { process, idempotencyKey, correlationId: subject?.id ?? notificationId, ownerId, timeZone, now };
    const input = { ...posted, unread: await isShown(services, ownerId, kind), now };
    await decideInStep(
      services.execute,
      step,
    )({
      name: 'postNotification',
      aggregate: notification,
      id: notificationId,
      decide: postNotification,
      input,
      begins: true,
    });
  };

/** Security notifications cannot be turned off. */
const isShown = async ({ events }: PostServices, ownerId: string, kind: NotificationKind): Promise<boolean> => {
  if (kind === 'account') return true;
  const {
    state: { settings },
  } = await loadAggregate(events, notificationSettings, { id: ownerId });
  return settings.kinds[kind]['in-app'];
};
