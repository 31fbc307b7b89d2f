import type { PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { planDelivery, type DeliveryFacts, type DeliveryPlan, type OutsideChannel } from '@ecrin/domain/notification/plan-delivery.ts';
import { readClient, readSettings, type DeliverNotificationServices } from './deliver-notification.services.ts';

/** Looks up what a plan depends on, and nothing that cannot matter: most notifications of most people end here. */
export const planNow = async (services: DeliverNotificationServices, { kind, ownerId, outcomes }: PostedNotification, now: string): Promise<DeliveryPlan> => {
  const { sender, mailSetUp: mail } = services.delivery;
  const settings = await readSettings(services, ownerId);
  const setUp = { push: sender !== null, mail };
  const wanted = (channel: OutsideChannel): boolean => settings.general && settings.kinds[kind][channel] && setUp[channel];
  return planDelivery({
    kind, outcomes, settings, setUp, now,
    ...(wanted('push') ? await whereAndWhether(services, ownerId) : { deviceIds: [], lastSeenAt: null }),
    hasAddress: wanted('mail') && hasProvedAddress(await readClient(services, ownerId)),
  });
};

const whereAndWhether = async ({ delivery: { deviceIdsOf, presence } }: DeliverNotificationServices, ownerId: string): Promise<Pick<DeliveryFacts, 'deviceIds' | 'lastSeenAt'>> => {
  const [deviceIds, lastSeenAt] = await Promise.all([deviceIdsOf(ownerId), presence.lastSeen(ownerId)]);
  return { deviceIds, lastSeenAt };
};

const hasProvedAddress = (found: Awaited<ReturnType<typeof readClient>>): boolean => found !== null && found.emailProved && found.email !== null;
