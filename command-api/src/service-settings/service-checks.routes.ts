import {
  deliveryTest,
  engineTest,
  servicePartsAnswer,
  testDeliveryRequest,
  testEngineRequest,
  type DeliveryDetails,
  type DeliveryTest,
  type EngineDetails,
  type EngineTest,
} from '@ecrin/contracts/service-settings/service-checks.ts';
import type { EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { CourierFault, type Courier, type CourierMessage } from '@ecrin/platform/ports/courier.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { countAttempt } from '#account/challenge/attempt-limits.ts';
import { findAdmin } from '#admin/find-admin.ts';
import type { ApiServices } from '#http/api-services.ts';
import { testMail, testPhoneMessage } from './delivery-test.message.ts';

/** What can be looked at and tried of the service itself. `send`: now, without the queue, so that the result is known. `outbox`: the folder. */
export type ServiceCheckServices = Pick<ApiServices, 'access' | 'events' | 'keyedHash' | 'publicUrl'> &
  Readonly<{
    engines: Readonly<{
      list: () => readonly EngineDetails[];
      test: (engine: EngineName) => Promise<EngineTest>;
    }>;
    deliveries: readonly DeliveryDetails[];
    outbox: string;
    send: Courier['send'];
  }>;

const fresh = { 'Cache-Control': 'no-store' } as const;
/** Of each kind in a quarter of an hour: some cost money. */
const testsPerAdmin = 20;

const showPartsRoute = ({ engines, deliveries, outbox }: ServiceCheckServices) =>
  customRoute({
    method: 'get',
    path: '/settings/parts',
    access: 'admin',
    summary: 'The engines of the service and its ways to reach people: which, where, with which model, and their state',
    params: z.object({}),
    answer: servicePartsAnswer,
    handle: async () => ({
      json: servicePartsAnswer.parse({ engines: engines.list(), deliveries, outbox }),
      headers: fresh,
    }),
  });

const testEngineRoute = (services: ServiceCheckServices) =>
  customRoute({
    method: 'post',
    path: '/settings/engine-tests',
    access: 'superadmin',
    summary: 'Has an engine compute a short built-in sample with nobody’s words; nothing is stored but its cost',
    params: z.object({}),
    body: testEngineRequest,
    answer: engineTest,
    handle: async ({ body: { engine } }, { adminId, now }) =>
      (await countAttempt(services, now, { key: `engine-test:${adminId}`, limit: testsPerAdmin })) ?? {
        json: engineTest.parse(await services.engines.test(engine)),
      },
  });

type Test = z.infer<typeof testDeliveryRequest>;
type Reader = Readonly<{ adminId: string; language: Language }>;

/** null: the caller has no address. */
const messageOf = async (
  { events, publicUrl }: ServiceCheckServices,
  test: Test,
  { adminId, language }: Reader,
): Promise<CourierMessage | null> => {
  if (test.channel !== 'mail') return testPhoneMessage(test.channel, test.phone, language);
  const email = (await findAdmin({ events }, adminId))?.entry.email;
  return email ? testMail(email, language, `${publicUrl}/admin/settings`) : null;
};

const failureOf = async (send: Courier['send'], message: CourierMessage): Promise<DeliveryTest['failure']> => {
  try {
    await send(message);
    return null;
  } catch (fault) {
    if (fault instanceof CourierFault) return fault.kind;
    throw fault;
  }
};

const testDeliveryRoute = (services: ServiceCheckServices) =>
  customRoute({
    method: 'post',
    path: '/settings/delivery-tests',
    access: 'superadmin',
    summary: 'Sends a test: by mail to the caller’s own address, or to the given telephone',
    params: z.object({}),
    body: testDeliveryRequest,
    answer: deliveryTest,
    handle: async ({ body }, { adminId, language, now }) => {
      const refused = await countAttempt(services, now, { key: `delivery-test:${adminId}`, limit: testsPerAdmin });
      if (refused) return refused;
      const message = await messageOf(services, body, { adminId, language });
      const way = services.deliveries.find(({ channel }) => channel === body.channel);
      if (!message || !way || way.goes === 'nowhere') return { refused: 'service-settings.delivery-unavailable' };
      const begun = performance.now();
      const failure = await failureOf(services.send, message);
      const ms = Math.round(performance.now() - begun);
      return { json: deliveryTest.parse({ ms, to: message.to, goes: way.goes, failure }) };
    },
  });

export const serviceCheckRoutes = (services: ServiceCheckServices) =>
  [showPartsRoute(services), testEngineRoute(services), testDeliveryRoute(services)] as const;
