import { deliveryOutcomes, notificationParams } from '@ecrin/contracts/notification/notification.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { pushDeviceModel } from '#push-device/push-device.model.ts';
import { listOutcomes } from './list-outcomes.query.ts';
import { notificationModel } from './notification.model.ts';

export const listOutcomesRoute = queryRoute({
  method: 'get',
  path: '/notifications/:notificationId/outcomes',
  access: 'client',
  summary: 'Tells what became of a notification on every channel and device, and why it did not go where it did not',
  params: notificationParams,
  query: z.object({}),
  answer: deliveryOutcomes,
  model: notificationModel,
  joins: [pushDeviceModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      listOutcomes(models)(clientId, params.notificationId),
});
