import { removePushDevice } from '@ecrin/domain/notification/commands/remove-push-device.ts';
import { markNotificationBlocked } from '@ecrin/domain/notification/delivery/mark-notification-blocked.ts';
import { markNotificationSent } from '@ecrin/domain/notification/delivery/mark-notification-sent.ts';
import type { PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { BlockReason, NotificationKind } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { pushDevice } from '@ecrin/domain/notification/push-device.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { PushFault, type Push, type PushSender } from '@ecrin/platform/ports/push-sender.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { decideOnDelivery, deliveryStepOf } from './decide-on-delivery.ts';
import { readClient, readSettings, type DeliverNotificationServices } from './deliver-notification.services.ts';
import { pushPayloadOf } from './push-payload-of.ts';

type PushStep = Readonly<{
  notificationId: string;
  deviceId: string;
  posted: PostedNotification;
  idempotencyKey: string;
  signal: AbortSignal;
}>;

/** How long a push service stores it for a device that is off, in seconds. */
const ttlSeconds = 24 * 3_600;
/** These concern a moment. */
const urgentKinds: ReadonlySet<NotificationKind> = new Set(['reminder', 'account']);

/** Sends to one device, and records the outcome. Throws `PushFault('unavailable')`. */
export const pushToDevice = async (
  services: DeliverNotificationServices,
  pushing: PushStep,
): Promise<'sent' | 'blocked'> => {
  const { notificationId, deviceId, posted } = pushing;
  const { sender } = services.delivery;
  const { state: device } = await loadAggregate(services.events, pushDevice, { id: deviceId });
  if (device.status !== 'on' || device.token === null || device.ownerId !== posted.ownerId)
    return recordBlocked(services, pushing, 'device-unsubscribed');
  if (sender === null) return recordBlocked(services, pushing, 'push-not-set-up');

  const answer = await sendPush(
    sender,
    { token: device.token, signal: pushing.signal, ...(await pushMessageOf(services, pushing)) },
    (fault) => services.delivery.onUndelivered({ notificationId, deviceId, fault: fault.message }),
  );
  if (answer === 'refused') return recordBlocked(services, pushing, 'refused');
  if (answer === 'gone') {
    await removeGoneDevice(services, pushing);
    return recordBlocked(services, pushing, 'device-unsubscribed');
  }
  const now = services.clock.now().toISOString();
  await decideOnDelivery(services, pushing)('markNotificationSent', markNotificationSent, {
    notificationId,
    channel: 'push',
    deviceId,
    now,
  });
  return 'sent';
};

const sendPush = async (
  sender: Pick<PushSender, 'send'>,
  push: Push,
  onFault: (fault: PushFault) => void,
): Promise<'sent' | 'gone' | 'refused'> => {
  try {
    return await sender.send(push);
  } catch (fault) {
    if (!(fault instanceof PushFault)) throw fault;
    onFault(fault);
    if (fault.kind === 'refused') return 'refused';
    throw fault;
  }
};

/** Its words are read at this moment: no history contains them. */
const pushMessageOf = async (
  services: DeliverNotificationServices,
  { notificationId, deviceId, posted }: PushStep,
): Promise<Omit<Push, 'token' | 'signal'>> => {
  const [settings, client] = await Promise.all([
    readSettings(services, posted.ownerId),
    readClient(services, posted.ownerId),
  ]);
  const ticket = services.delivery.tickets.issue({ notificationId, deviceId }, services.clock.now().toISOString());
  const message = { notificationId, posted, ticket, language: client?.language ?? 'fr', words: settings.words };
  return {
    payload: JSON.stringify(pushPayloadOf(message)),
    shorter: JSON.stringify(pushPayloadOf({ ...message, words: false })),
    urgency: urgentKinds.has(posted.kind) ? 'high' : 'normal',
    // The 32 letters of a topic are those of a uuid.
    topic: notificationId.replaceAll('-', '').slice(0, 32),
    ttlSeconds,
    sentFor: [{ clientId: posted.ownerId, why: 'notification' }],
  };
};

const recordBlocked = async (
  services: DeliverNotificationServices,
  pushing: PushStep,
  reason: BlockReason,
): Promise<'blocked'> => {
  const { notificationId, deviceId } = pushing;
  const now = services.clock.now().toISOString();
  await decideOnDelivery(services, pushing)('markNotificationBlocked', markNotificationBlocked, {
    notificationId,
    channel: 'push',
    deviceId,
    reason,
    now,
  });
  return 'blocked';
};

/** The push service reported that the subscription has ended. */
const removeGoneDevice = async ({ execute, clock }: DeliverNotificationServices, pushing: PushStep): Promise<void> => {
  const { deviceId } = pushing;
  const now = clock.now().toISOString();
  const input = { deviceId, reason: 'gone' as const, now };
  await decideInStep(
    execute,
    deliveryStepOf(pushing, now),
  )({ name: 'removePushDevice', aggregate: pushDevice, id: deviceId, decide: removePushDevice, input });
};
