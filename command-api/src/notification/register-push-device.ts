import { readPushToken, type PushSubscription } from '@ecrin/contracts/notification/push-subscription.ts';
import { atLeastWaitMs } from '@ecrin/contracts/transport/receipt.ts';
import { addPushDevice } from '@ecrin/domain/notification/commands/add-push-device.ts';
import { removePushDevice } from '@ecrin/domain/notification/commands/remove-push-device.ts';
import type { PushDeviceEnd } from '@ecrin/domain/notification/notification.events.ts';
import { pushDevice } from '@ecrin/domain/notification/push-device.aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { v5 as uuidV5 } from 'uuid';
import { deviceName } from '#account/session/device-name.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'notifications' | 'push' | 'waitFor'>;

/** Permanent: changing it would create a second device of each. */
const namespace = 'c0a1d1f2-7d0e-5a53-b6f4-0d7a5f5e2b19';
const deviceIdOf = (ownerId: string, { endpoint }: PushSubscription): string =>
  uuidV5(`${ownerId}\n${endpoint}`, namespace);

/** The subscription in a push token; `opaque`: none, it is only stored; `refused`: malformed, or its endpoint is not allowed. */
export const parseSubscription = (
  token: string,
  { push }: Pick<Services, 'push'>,
): PushSubscription | 'opaque' | 'refused' => {
  const read = readPushToken(token);
  if (read === 'opaque') return 'opaque';
  return read === 'malformed' || !push.isSafeEndpoint(read.endpoint) ? 'refused' : read;
};

/** A client or an administrator; `command` is sealed for them. */
export type DeviceOwner = Pick<CustomContext, 'sessionId' | 'command' | 'now'> & Readonly<{ ownerId: string }>;

/** `asked`: see `AddPushDevice`. */
type DeviceRegistration = Readonly<{ subscription: PushSubscription; asked: boolean }>;

export const deviceOwner = (context: CustomContext): DeviceOwner => ({ ...context, ownerId: context.clientId });

/** Adds the session's device for pushes, named like the session. */
export const registerPushDevice = async (
  services: Services,
  { subscription, asked }: DeviceRegistration,
  context: DeviceOwner,
): Promise<void> => {
  const { ownerId, sessionId, command, now } = context;
  const deviceId = deviceIdOf(ownerId, subscription);
  const session = sessionId === null ? null : await services.access.findSession(sessionId, now);
  const { browser, system } = deviceName(session?.device ?? '');
  const name = [browser, system].filter((part) => part !== null).join(' · ');
  const token = JSON.stringify(subscription);
  const input = { deviceId, ownerId, sessionId, token, name, asked, now };
  const outcome = await services.execute({
    aggregate: pushDevice,
    id: deviceId,
    decide: addPushDevice,
    input,
    context: command,
  });
  await removeFromOtherOwners(services, token, context);
  if ('refused' in outcome) return;
  // So that the device is found when its session ends the next moment.
  await services.waitFor('push-device', outcome.receipt.position, atLeastWaitMs);
  if (asked) await removeFormerDevices(services, deviceId, context);
};

/** A browser has one subscription at a time: the former subscription of its session is removed, so that nothing comes twice. */
const removeFormerDevices = async (
  services: Services,
  deviceId: string,
  { ownerId, sessionId, command, now }: DeviceOwner,
): Promise<void> => {
  const devices = sessionId === null ? [] : await services.notifications.devicesOfSession(ownerId, sessionId);
  if (!devices.includes(deviceId)) return;
  for (const former of devices.filter((other) => other !== deviceId)) {
    await services.execute({
      aggregate: pushDevice,
      id: former,
      decide: removePushDevice,
      input: { deviceId: former, reason: 'gone', now },
      context: command,
    });
  }
};

/** A browser belongs to one person at a time: the devices of a former user who never signed out are removed. */
const removeFromOtherOwners = async (
  { execute, notifications }: Services,
  token: string,
  { ownerId: current, command, now }: DeviceOwner,
): Promise<void> => {
  const others = (await notifications.devicesWithToken(token)).filter(({ ownerId }) => ownerId !== current);
  for (const { deviceId, ownerId } of others) {
    await execute({
      aggregate: pushDevice,
      id: deviceId,
      decide: removePushDevice,
      input: { deviceId, reason: 'logged-out', now },
      context: { ...command, ownerId },
    });
  }
};

type Ended = Readonly<{ sessionId: string; reason: PushDeviceEnd }>;

/** Removes the devices a session added. */
export const removeDevicesOfSession = async (
  services: Pick<Services, 'execute' | 'notifications'>,
  { sessionId, reason }: Ended,
  { ownerId, command, now }: DeviceOwner,
): Promise<void> => {
  for (const deviceId of await services.notifications.devicesOfSession(ownerId, sessionId)) {
    await services.execute({
      aggregate: pushDevice,
      id: deviceId,
      decide: removePushDevice,
      input: { deviceId, reason, now },
      context: command,
    });
  }
};
