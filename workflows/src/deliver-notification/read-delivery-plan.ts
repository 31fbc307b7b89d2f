import {
  isMeantFor,
  planDelivery,
  type DeliveryFacts,
  type DeliveryPlan,
  type OutsideChannel,
} from '@ecrin/domain/notification/delivery/plan-delivery.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import {
  readClient,
  readSettings,
  type DeliverNotificationServices,
  type PendingNotification,
} from './deliver-notification.services.ts';

/** Reads what a plan depends on, and nothing that cannot matter: most notifications of most people end here. Throws `ActivityFault('behind')`. */
export const readDeliveryPlan = async (
  services: DeliverNotificationServices,
  { kind, ownerId, outcomes, broadcast, position }: PendingNotification,
  now: string,
): Promise<DeliveryPlan> => {
  const { sender, mailSetUp: mail } = services.delivery;
  const settings = await readSettings(services, ownerId);
  const setUp = { push: sender !== null, mail };
  const wanted = (channel: OutsideChannel): boolean =>
    settings.general && settings.kinds[kind][channel] && isMeantFor(channel, broadcast) && setUp[channel];
  const reader = wanted('push') || wanted('mail') ? await readClient(services, ownerId) : null;
  const active = reader?.active !== false;
  return planDelivery({
    active,
    kind,
    broadcast,
    outcomes,
    settings,
    setUp,
    now,
    ...(wanted('push') && active
      ? await readPushTargets(services, ownerId, position)
      : { deviceIds: [], lastSeenAt: null }),
    hasAddress: wanted('mail') && hasProvedEmail(reader),
  });
};

const readPushTargets = async (
  { delivery: { deviceIdsOf, presence } }: DeliverNotificationServices,
  ownerId: string,
  position: number,
): Promise<Pick<DeliveryFacts, 'deviceIds' | 'lastSeenAt'>> => {
  const [deviceIds, lastSeenAt] = await Promise.all([deviceIdsOf(ownerId, position), presence.lastSeen(ownerId)]);
  // While models are rebuilt every client seems to have no device.
  if (deviceIds === null) throw new ActivityFault('behind', 'the read model of devices is behind');
  return { deviceIds, lastSeenAt };
};

const hasProvedEmail = (found: Awaited<ReturnType<typeof readClient>>): boolean =>
  found !== null && found.emailProved && found.email !== null;
