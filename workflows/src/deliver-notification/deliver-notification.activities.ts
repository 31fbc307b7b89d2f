import { markNotificationBlocked } from '@ecrin/domain/notification/delivery/mark-notification-blocked.ts';
import { isDeviceHandled, type DeliveryPlan } from '@ecrin/domain/notification/delivery/plan-delivery.ts';
import { recordDeliveryPlan } from '@ecrin/domain/notification/delivery/record-delivery-plan.ts';
import { outcomeKey } from '@ecrin/domain/notification/notification.aggregate.ts';
import { addMs, dayMs, laterOf } from '@ecrin/domain/time/instant.ts';
import { PushFault } from '@ecrin/platform/ports/push-sender.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { decideOnDelivery } from './decide-on-delivery.ts';
import type { DeliverNotificationInput } from './deliver-notification.input.ts';
import {
  readPendingNotification,
  type DeliverNotificationServices,
  type PendingNotification,
} from './deliver-notification.services.ts';
import { pushToDevice } from './push-to-device.ts';
import { readDeliveryPlan } from './read-delivery-plan.ts';

/** `awoken`: the end of quiet hours that was waited for. The engine's time counts, should the clock here be behind. */
export type PlanInput = DeliverNotificationInput & Readonly<{ awoken: string | null }>;
/** The plan, as ids and choices, and when it was made. `until`: plan again then. */
export type Planned = Readonly<{ push: readonly string[]; mail: boolean; until: string | null; at: string }>;
export type DeviceTarget = DeliverNotificationInput & Readonly<{ deviceId: string }>;
export type PushInput = DeviceTarget & Readonly<{ plannedAt: string }>;

export const createDeliverNotificationActivities = (services: DeliverNotificationServices) => ({
  plan: async ({ notificationId, awoken }: PlanInput, { idempotencyKey }: ActivityContext): Promise<Planned> => {
    const now = laterOf(services.clock.now().toISOString(), awoken ?? '');
    const nothing = { push: [], mail: false, until: null, at: now };
    const posted = await readPendingNotification(services, notificationId, now);
    if (!posted) return nothing;
    const { push, mail, until } = await planAndRecord(services, { notificationId, posted, idempotencyKey }, now);
    return { ...nothing, push, mail, until };
  },

  push: (input: PushInput, context: ActivityContext) => push(services, input, context),

  giveUp: async (
    { notificationId, deviceId }: DeviceTarget,
    { idempotencyKey }: ActivityContext,
  ): Promise<'blocked' | 'nothing'> => {
    const now = services.clock.now().toISOString();
    const posted = await readPendingNotification(services, notificationId, now);
    if (!posted || isDeviceHandled(deviceId, posted.outcomes)) return 'nothing';
    await decideOnDelivery(services, { idempotencyKey, notificationId, posted })(
      'markNotificationBlocked',
      markNotificationBlocked,
      { notificationId, channel: 'push', deviceId, reason: 'unavailable', now },
    );
    return 'blocked';
  },

  /** Rendered and sent by the message queue, which checks again whether it is still wanted. */
  mail: async ({ notificationId }: DeliverNotificationInput): Promise<'queued' | 'nothing'> => {
    const now = services.clock.now().toISOString();
    const posted = await readPendingNotification(services, notificationId, now);
    if (!posted || posted.outcomes.includes(outcomeKey('sent', { channel: 'mail' }))) return 'nothing';
    await services.delivery.queueMail({ clientId: posted.ownerId, notificationId, now, expiresAt: addMs(now, dayMs) });
    return 'queued';
  },
});
export type DeliverNotificationActivities = ReturnType<typeof createDeliverNotificationActivities>;

/**
 * Sends to one device. A retried push replaces the first one on the device; one that is recorded as
 * sent is not sent again.
 */
const push = async (
  services: DeliverNotificationServices,
  { notificationId, deviceId, plannedAt }: PushInput,
  { idempotencyKey, signal }: ActivityContext,
): Promise<'sent' | 'blocked' | 'nothing'> => {
  const now = laterOf(services.clock.now().toISOString(), plannedAt);
  const posted = await readPendingNotification(services, notificationId, now);
  if (!posted || isDeviceHandled(deviceId, posted.outcomes)) return 'nothing';
  // At a later attempt quiet hours may have begun, or settings may have changed.
  const plan = await planAndRecord(services, { notificationId, posted, idempotencyKey }, now);
  if (plan.until !== null)
    throw new ActivityFault('held-back', 'quiet hours have begun', Date.parse(plan.until) - Date.parse(now));
  if (plan.push.length === 0) return 'blocked';
  try {
    return await pushToDevice(services, { notificationId, deviceId, posted, idempotencyKey, signal });
  } catch (fault) {
    throw retryFaultOf(fault, now, addMs(plannedAt, dayMs));
  }
};

type PlanningStep = Readonly<{ notificationId: string; posted: PendingNotification; idempotencyKey: string }>;

const planAndRecord = async (
  services: DeliverNotificationServices,
  planning: PlanningStep,
  now: string,
): Promise<DeliveryPlan> => {
  const plan = await readDeliveryPlan(services, planning.posted, now);
  const { blocked, heldBack, until } = plan;
  if (blocked.length + heldBack.length > 0) {
    // A delivery delayed at one attempt may be blocked at a later one: that is another outcome to record.
    const step = { ...planning, idempotencyKey: `${planning.idempotencyKey}/${until ?? 'now'}` };
    await decideOnDelivery(services, step)('recordDeliveryPlan', recordDeliveryPlan, {
      notificationId: planning.notificationId,
      blocked,
      heldBack,
      until,
      now,
    });
  }
  return plan;
};

/** A service that is down for longer is not waited for. */
const retryFaultOf = (fault: unknown, now: string, giveUpBy: string): unknown => {
  if (!(fault instanceof PushFault)) return fault;
  return new ActivityFault(
    'unavailable',
    fault.message,
    addMs(now, fault.retryAfterMs) >= giveUpBy ? null : fault.retryAfterMs,
  );
};
