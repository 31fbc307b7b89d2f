import {
  deliveryTest,
  type DeliveryTest,
  type TestDeliveryRequest,
} from '@ecrin/contracts/service-settings/service-checks.ts';
import { CourierFault } from '@ecrin/platform/ports/courier.ts';
import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import { findAdmin } from '#admin/find-admin.ts';
import { writeAdminPush } from '#admin/notification/admin-notification.push.ts';
import { liveDevicesOf } from '#admin/notification/admin-push-device.routes.ts';
import type { WrittenMessage } from '#messages/message-writer.ts';
import { testMail, testPhoneMessage, testPushOf } from './delivery-test.message.ts';
import type { ServiceCheckServices } from './service-checks.services.ts';

type Test = TestDeliveryRequest;
/** `to`: as the caller knows it. */
type Addressed = Readonly<{ to: string; message: WrittenMessage }>;

/** Sends it at once: what the server of mail, the gateway or the push service says is the result. */
export const sendTest = async (services: ServiceCheckServices, test: Test, context: CustomContext): Promise<Reply> => {
  const way = services.deliveries.find(({ channel }) => channel === test.channel);
  const addressed = await addressedOf(services, test, context);
  if (!way || way.goes === 'nowhere') return { refused: 'service-settings.delivery-unavailable' };
  if (addressed.length === 0)
    return {
      refused: test.channel === 'push' ? 'service-settings.no-device' : 'service-settings.delivery-unavailable',
    };
  const begun = performance.now();
  const failures = await Promise.all(addressed.map(({ message }) => failureOf(services, message)));
  const ms = Math.round(performance.now() - begun);
  const arrived = addressed.filter((_one, index) => failures[index] === null);
  const named = arrived.length > 0 ? arrived : addressed;
  const failure = arrived.length > 0 ? null : failures[0];
  return { json: deliveryTest.parse({ ms, to: named.map(({ to }) => to).join(', '), goes: way.goes, failure }) };
};

const addressedOf = async (
  services: ServiceCheckServices,
  test: Test,
  context: CustomContext,
): Promise<readonly Addressed[]> => {
  const { adminId, language } = context;
  if (test.channel === 'push') return pushesOf(services, context);
  if (test.channel !== 'mail')
    return [{ to: test.phone, message: testPhoneMessage(test.channel, test.phone, language) }];
  const to = (await findAdmin(services, adminId))?.entry.email;
  return to ? [{ to, message: testMail(to, language, `${services.publicUrl}/admin/settings`) }] : [];
};

const pushesOf = async (services: ServiceCheckServices, context: CustomContext): Promise<readonly Addressed[]> => {
  const { live } = await liveDevicesOf(services, context);
  const test = testPushOf(context.newId(), context.language);
  const pushes = await Promise.all(
    live.map(async ({ deviceId, name }) => ({
      to: name ?? deviceId,
      message: await writeAdminPush({ ...services, now: context.now }, deviceId, test),
    })),
  );
  return pushes.flatMap(({ to, message }) => (message ? [{ to, message }] : []));
};

const failureOf = async (
  { send }: Pick<ServiceCheckServices, 'send'>,
  message: WrittenMessage,
): Promise<DeliveryTest['failure']> => {
  try {
    await send(message);
    return null;
  } catch (fault) {
    if (fault instanceof CourierFault) return fault.kind;
    throw fault;
  }
};
