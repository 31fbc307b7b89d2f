import {
  deliveryTest,
  engineTest,
  servicePartsAnswer,
  testDeliveryRequest,
  testEngineRequest,
} from '@ecrin/contracts/service-settings/service-checks.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { countAttempt } from '#account/challenge/attempt-limits.ts';
import { sendTest } from './send-test.ts';
import type { ServiceCheckServices } from './service-checks.services.ts';

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
      json: servicePartsAnswer.parse({ engines: await engines.list(), deliveries, outbox }),
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

const testDeliveryRoute = (services: ServiceCheckServices) =>
  customRoute({
    method: 'post',
    path: '/settings/delivery-tests',
    access: 'superadmin',
    summary: 'Sends a test: by mail or push to the caller’s own address or devices, or to the given telephone',
    params: z.object({}),
    body: testDeliveryRequest,
    answer: deliveryTest,
    handle: async ({ body }, context) => {
      const { adminId, now } = context;
      const refused = await countAttempt(services, now, { key: `delivery-test:${adminId}`, limit: testsPerAdmin });
      return refused ?? sendTest(services, body, context);
    },
  });

export const serviceCheckRoutes = (services: ServiceCheckServices) =>
  [showPartsRoute(services), testEngineRoute(services), testDeliveryRoute(services)] as const;
