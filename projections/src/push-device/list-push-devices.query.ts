import { type PushDevice, pushDeviceList } from '@ecrin/contracts/notification/notification.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { pushDeviceModel, type PushDeviceDocument } from './push-device.model.ts';

/** More than a person uses. The oldest beyond it get nothing: a reminder each minute to unlimited devices could be used to flood other servers. */
const maxDevicesPerClient = 20;
/** Of one session or one browser: one is the rule. */
const maxDevicesPerToken = 100;

/** A client's push devices, the last added first. `current`: of the current session. */
export const listPushDevices =
  (models: ReadModels) =>
  async (ownerId: string, session: string | null): Promise<{ items: PushDevice[] }> => {
    const devices = await devicesOf(models, ownerId);
    return {
      items: devices.map(({ deviceId, name, addedAt, lastSentAt, lastDeliveredAt, sessionId }) => ({
        deviceId,
        name,
        addedAt,
        lastSentAt,
        lastDeliveredAt,
        current: sessionId !== null && sessionId === session,
      })),
    };
  };

/** With the subscription needed to send to them. */
export const devicesOf = async (models: ReadModels, ownerId: string): Promise<readonly PushDeviceDocument[]> =>
  (
    await (
      await models.open(pushDeviceModel)
    ).find({ filter: { ownerId }, sort: [['addedAt', 'desc']], limit: maxDevicesPerClient })
  ).items;

/** Ids of the devices a session added. */
export const devicesOfSession =
  (models: ReadModels) =>
  async (ownerId: string, sessionId: string): Promise<readonly string[]> => {
    const page = await (
      await models.open(pushDeviceModel)
    ).find({ filter: { ownerId, sessionId }, sort: [['sessionId', 'asc']], limit: maxDevicesPerToken });
    return page.items.map(({ deviceId }) => deviceId);
  };

/** The same browser, whichever client uses it. */
export const devicesWithToken =
  (models: ReadModels) =>
  async (token: string): Promise<readonly Readonly<{ deviceId: string; ownerId: string }>[]> => {
    const page = await (
      await models.open(pushDeviceModel)
    ).find({ filter: { token }, sort: [['token', 'asc']], limit: maxDevicesPerToken });
    return page.items.map(({ deviceId, ownerId }) => ({ deviceId, ownerId }));
  };

export const listPushDevicesRoute = queryRoute({
  method: 'get',
  path: '/push-devices',
  access: 'client',
  summary: 'Lists the client’s push devices, with the last delivery',
  params: z.object({}),
  query: z.object({}),
  answer: pushDeviceList,
  model: pushDeviceModel,
  ask:
    (models) =>
    (_request, { clientId, sessionId }) =>
      listPushDevices(models)(clientId, sessionId),
});
