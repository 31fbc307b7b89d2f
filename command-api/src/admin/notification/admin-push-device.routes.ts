import { addAdminPushDeviceRequest } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { pushDeviceList, pushDeviceParams } from '@ecrin/contracts/notification/notification.ts';
import { removePushDevice } from '@ecrin/domain/notification/commands/remove-push-device.ts';
import { pushDevice } from '@ecrin/domain/notification/push-device.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { atLeastHeaders, waitForAtLeast } from '#http/request/at-least-position.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { parseSubscription, registerPushDevice } from '#notification/register-push-device.ts';
import { commandAboutAdmin } from '../admin-actor.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'notifications' | 'push' | 'waitFor'>;

/** A device is an administrator’s as long as the session that subscribed it: nothing is sent where nobody is signed in. */
export const liveDevicesOf = async (
  { access, notifications }: Pick<Services, 'access' | 'notifications'>,
  { adminId, now }: Pick<CustomContext, 'adminId' | 'now'>,
) => {
  const [devices, sessions] = await Promise.all([
    notifications.devicesOf(adminId),
    access.sessionsOf({ userType: 'admin', userId: adminId }, now),
  ]);
  const open = new Set<string | null>(sessions.map(({ sessionId }) => sessionId));
  return {
    live: devices.filter(({ sessionId }) => open.has(sessionId)),
    ended: devices.filter(({ sessionId }) => !open.has(sessionId)),
  };
};

const listAdminPushDevicesRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/push-devices',
    access: 'admin',
    summary: 'One’s own devices that receive pushes, the last added first',
    params: z.object({}),
    headers: atLeastHeaders,
    answer: pushDeviceList,
    handle: async (request, context) => {
      const met = await waitForAtLeast(services, ['push-device'], request);
      const { live } = await liveDevicesOf(services, context);
      const items = live.map(({ sessionId, ...device }) => ({ ...device, current: sessionId === context.sessionId }));
      return { json: pushDeviceList.parse({ items }), headers: { 'Cache-Control': 'no-store', ...met } };
    },
  });

const addAdminPushDeviceRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/push-devices',
    access: 'admin',
    summary: 'Subscribes the browser of this session to one’s own notifications',
    params: z.object({}),
    body: addAdminPushDeviceRequest,
    handle: async ({ body: { pushToken } }, context) => {
      if (services.push.publicKey === null) return { refused: 'notification.push-not-set-up' };
      const subscription = parseSubscription(pushToken, services);
      if (typeof subscription === 'string') return { refused: 'push-device.token-not-accepted' };
      const { adminId } = context;
      const owner = { ...context, ownerId: adminId, command: commandAboutAdmin(adminId, context) };
      await registerPushDevice(services, { subscription, asked: true }, owner);
      await removeEndedDevices(services, context);
      return { empty: true };
    },
  });

/** Those of sessions that have ended meanwhile, so that they do not add up. */
const removeEndedDevices = async (services: Services, context: CustomContext): Promise<void> => {
  const { adminId, now } = context;
  for (const { deviceId } of (await liveDevicesOf(services, context)).ended)
    await services.execute({
      aggregate: pushDevice,
      id: deviceId,
      decide: removePushDevice,
      input: { deviceId, reason: 'logged-out', now },
      context: commandAboutAdmin(adminId, context),
    });
};

const removeAdminPushDeviceRoute = commandRoute({
  method: 'delete',
  path: '/push-devices/:deviceId',
  access: 'admin',
  summary: 'Removes one of one’s own devices',
  params: pushDeviceParams,
  body: noBody,
  aggregate: pushDevice,
  id: ({ params }) => params.deviceId,
  input: ({ params }, { now }) => ({ ...params, reason: 'asked' as const, now }),
  decide: removePushDevice,
  metadata: (_request, { adminId }) => ({ ownerId: adminId }),
  absent: 'push-device.not-found',
});

export const adminPushDeviceRoutes = (services: Services) =>
  [listAdminPushDevicesRoute(services), addAdminPushDeviceRoute(services), removeAdminPushDeviceRoute] as const;
