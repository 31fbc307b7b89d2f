import { pushDeviceParams } from '@ecrin/contracts/notification/notification.ts';
import { removePushDevice } from '@ecrin/domain/notification/commands/remove-push-device.ts';
import { pushDevice } from '@ecrin/domain/notification/push-device.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const removePushDeviceRoute = commandRoute({
  method: 'delete',
  path: '/push-devices/:deviceId',
  access: 'client',
  summary: 'Sends no more pushes to a device',
  params: pushDeviceParams,
  body: noBody,
  aggregate: pushDevice,
  id: ({ params }) => params.deviceId,
  input: ({ params }, { now }) => ({ ...params, reason: 'asked' as const, now }),
  decide: removePushDevice,
  absent: 'push-device.not-found',
});
