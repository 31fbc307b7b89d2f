import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import {
  notification,
  type Notification,
  type PostedNotification,
} from '@ecrin/domain/notification/notification.aggregate.ts';
import type { NotificationEvent } from '@ecrin/domain/notification/notification.events.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { DeliverNotificationServices } from './deliver-notification.services.ts';

type DeliveryStep = Readonly<{ idempotencyKey: string; notificationId: string; posted: PostedNotification }>;
type Dated = Readonly<{ now: string }>;

/** What a decision in a step of a delivery is made with. */
export const deliveryStepOf = (
  { idempotencyKey, notificationId, posted: { ownerId, timeZone } }: DeliveryStep,
  now: string,
) => ({ process: 'deliver-notification', idempotencyKey, correlationId: notificationId, ownerId, timeZone, now });

/** Records the outcome of a delivery in a step; `name` is stored (see `StepDecision`). Throws `EventStoreFault`. */
export const decideOnDelivery =
  ({ execute }: Pick<DeliverNotificationServices, 'execute'>, delivery: DeliveryStep) =>
  async <Input extends Dated>(
    name: string,
    decide: (input: Input, state: Notification) => Decision<NotificationEvent, string>,
    input: Input,
  ): Promise<void> => {
    await decideInStep(
      execute,
      deliveryStepOf(delivery, input.now),
    )({ name, aggregate: notification, id: delivery.notificationId, decide, input });
  };
