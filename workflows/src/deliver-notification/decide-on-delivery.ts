import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { notification, type Notification, type PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { NotificationEvent } from '@ecrin/domain/notification/notification.events.ts';
import { stepCommandId } from '@ecrin/platform/step-command-id.ts';
import type { DeliverNotificationServices } from './deliver-notification.services.ts';

type Deciding = Readonly<{ idempotencyKey: string; notificationId: string; posted: PostedNotification }>;
type Dated = Readonly<{ now: string }>;

/** Ends a step in what became of the notification. Throws `EventStoreFault`. */
export const decideOnDelivery =
  ({ execute }: Pick<DeliverNotificationServices, 'execute'>, { idempotencyKey, notificationId, posted: { ownerId, timeZone } }: Deciding) =>
  async <Input extends Dated>(decide: (input: Input, state: Notification) => Decision<NotificationEvent, string>, input: Input): Promise<void> => {
    await execute({
      aggregate: notification, id: notificationId, decide, input,
      context: {
        commandId: stepCommandId(idempotencyKey, decide.name), correlationId: notificationId, causationId: null, actor: 'system:deliver-notification',
        ownerId, occurredAt: input.now, timeZone,
      },
    });
  };
