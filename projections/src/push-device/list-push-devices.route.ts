import { pushDeviceList } from '@ecrin/contracts/notification/notification.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { listPushDevices } from './list-push-devices.query.ts';
import { pushDeviceModel } from './push-device.model.ts';

export const listPushDevicesRoute = queryRoute({
  method: 'get',
  path: '/push-devices',
  access: 'client',
  summary: 'Lists the devices the client takes pushes on, with the last that reached them',
  params: z.object({}),
  query: z.object({}),
  answer: pushDeviceList,
  model: pushDeviceModel,
  ask:
    (models) =>
    (_request, { clientId, sessionId }) =>
      listPushDevices(models)(clientId, sessionId),
});
