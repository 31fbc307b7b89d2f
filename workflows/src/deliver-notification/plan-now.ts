import type { PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { planDelivery, type DeliveryPlan } from '@ecrin/domain/notification/plan-delivery.ts';
import { readClient, readSettings, type DeliverNotificationServices } from './deliver-notification.services.ts';

/** Looks up what a plan depends on, and nothing that cannot matter: most notifications of most people end here. */
export const planNow = async (services: DeliverNotificationServices, { kind, ownerId }: PostedNotification, now: string): Promise<DeliveryPlan> => {
  const { sender, mailSetUp, deviceIdsOf, presence } = services.delivery;
  const settings = await readSettings(services, ownerId);
  const { push, mail } = settings.kinds[kind];
  const byPush = settings.general && push && sender !== null;
  const byMail = settings.general && mail && mailSetUp;
  return planDelivery({
    kind, settings, now,
    setUp: { push: sender !== null, mail: mailSetUp },
    deviceIds: byPush ? await deviceIdsOf(ownerId) : [],
    hasAddress: byMail && hasProvedAddress(await readClient(services, ownerId)),
    lastSeenAt: byPush && settings.pushTime === 'away' ? await presence.lastSeen(ownerId) : null,
  });
};

const hasProvedAddress = (found: Awaited<ReturnType<typeof readClient>>): boolean => found !== null && found.emailProved && found.email !== null;
