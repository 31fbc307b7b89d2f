import { outcomeKey, type PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { markNotificationBlocked } from '@ecrin/domain/notification/mark-notification-blocked.ts';
import { heldBackUntil } from '@ecrin/domain/notification/plan-delivery.ts';
import { recordDeliveryPlan } from '@ecrin/domain/notification/record-delivery-plan.ts';
import { PushFault } from '@ecrin/platform/ports/push-sender.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflow.ts';
import { decideOnDelivery } from './decide-on-delivery.ts';
import { planNow } from './plan-now.ts';
import { pushTo } from './push-to.ts';
import { readSettings, readUntold, type DeliverNotificationServices } from './deliver-notification.services.ts';
import type { DeliverNotificationInput } from './deliver-notification.workflow.ts';

/** `awoken`: the end of quiet hours that was waited for. The engine's word counts, should the clock here be behind. */
export type PlanInput = DeliverNotificationInput & Readonly<{ awoken: string | null }>;
/** What is to be done, as ids and choices. `until`: plan again then. `giveUpBy`: a service that is away longer is not waited for. */
export type Planned = Readonly<{ push: readonly string[]; mail: boolean; until: string | null; giveUpBy: string }>;
export type Reach = DeliverNotificationInput & Readonly<{ deviceId: string }>;
export type PushInput = Reach & Readonly<{ giveUpBy: string }>;

const dayMs = 24 * 3_600_000;
const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

export const createDeliverNotificationActivities = (services: DeliverNotificationServices) => ({
  plan: async ({ notificationId, awoken }: PlanInput, { idempotencyKey }: ActivityContext): Promise<Planned> => {
    const here = services.clock.now().toISOString();
    const now = awoken !== null && awoken > here ? awoken : here;
    const nothing = { push: [], mail: false, until: null, giveUpBy: later(now, dayMs) };
    const posted = await readUntold(services, notificationId);
    if (!posted) return nothing;
    const { push, mail, until, blocked, heldBack } = await planNow(services, posted, now);
    if (blocked.length + heldBack.length > 0) {
      await decideOnDelivery(services, { idempotencyKey, notificationId, posted })(recordDeliveryPlan, { notificationId, blocked, heldBack, until, now });
    }
    return { ...nothing, push, mail, until };
  },

  /** Of a sending that is tried again the second takes the place of the first on the device; one that is known to have gone is not sent again. */
  push: async (input: PushInput, { idempotencyKey, signal }: ActivityContext): Promise<'sent' | 'blocked' | 'nothing'> => {
    const { notificationId, deviceId, giveUpBy } = input;
    const posted = await readUntold(services, notificationId);
    if (!posted || wasSent(posted, deviceId)) return 'nothing';
    await mayGoNow(services, posted);
    try {
      return await pushTo(services, { notificationId, deviceId, posted, idempotencyKey, signal });
    } catch (fault) {
      throw retryOf(fault, giveUpBy, services.clock.now().getTime());
    }
  },

  giveUp: async ({ notificationId, deviceId }: Reach, { idempotencyKey }: ActivityContext): Promise<'blocked' | 'nothing'> => {
    const posted = await readUntold(services, notificationId);
    if (!posted || wasSent(posted, deviceId)) return 'nothing';
    const now = services.clock.now().toISOString();
    await decideOnDelivery(services, { idempotencyKey, notificationId, posted })(
      markNotificationBlocked, { notificationId, channel: 'push', deviceId, reason: 'unavailable', now },
    );
    return 'blocked';
  },

  /** Written and sent by whoever delivers messages; it looks again whether it is still wanted. */
  mail: async ({ notificationId }: DeliverNotificationInput): Promise<'queued' | 'nothing'> => {
    const posted = await readUntold(services, notificationId);
    if (!posted || posted.outcomes.includes(outcomeKey('sent', { channel: 'mail' }))) return 'nothing';
    const now = services.clock.now().toISOString();
    await services.delivery.queueMail({ clientId: posted.ownerId, notificationId, now, expiresAt: later(now, dayMs) });
    return 'queued';
  },
});
export type DeliverNotificationActivities = ReturnType<typeof createDeliverNotificationActivities>;

const wasSent = ({ outcomes }: PostedNotification, deviceId: string): boolean => outcomes.includes(outcomeKey('sent', { channel: 'push', deviceId }));

/** A push that is tried again may have come into quiet hours. Throws what makes it wait for their end. */
const mayGoNow = async (services: DeliverNotificationServices, { kind, ownerId }: PostedNotification): Promise<void> => {
  const now = services.clock.now().toISOString();
  const until = heldBackUntil({ kind, settings: await readSettings(services, ownerId), now });
  if (until !== null) throw new ActivityFault('held-back', 'quiet hours have begun', Date.parse(until) - Date.parse(now));
};

const retryOf = (fault: unknown, giveUpBy: string, now: number): unknown => {
  if (!(fault instanceof PushFault)) return fault;
  const tooLate = now + fault.retryAfterMs >= Date.parse(giveUpBy);
  return new ActivityFault('unavailable', fault.message, tooLate ? null : fault.retryAfterMs);
};
