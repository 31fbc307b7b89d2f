import {
  type DeliveryOutcome,
  deliveryOutcomes,
  notificationParams,
} from '@ecrin/contracts/notification/notification.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { pushDeviceModel } from '#push-device/push-device.model.ts';
import { notificationModel, type StoredOutcome, type NotificationDocument } from './notification.model.ts';

/** The outcomes of one notification, in order; also of a deleted one. */
export const listOutcomes =
  (models: ReadModels) =>
  async (
    ownerId: string,
    notificationId: string,
  ): Promise<{ items: DeliveryOutcome[] } | { refused: 'notification.not-found' }> => {
    const notification = await (await models.open(notificationModel)).get(notificationId);
    if (notification?.ownerId !== ownerId) return { refused: 'notification.not-found' };
    const names = await deviceNames(models, [notification]);
    return { items: notification.outcomes.map(outcomeOf(names)) };
  };

type Names = ReadonlyMap<string, string | null>;

/** Of the devices these were sent to; a removed one has no name any more. */
export const deviceNames = async (
  models: ReadModels,
  notifications: readonly NotificationDocument[],
): Promise<Names> => {
  const deviceIds = notifications.flatMap(({ outcomes }) => outcomes.flatMap(({ deviceId }) => deviceId ?? []));
  const devices = await (await models.open(pushDeviceModel)).getMany([...new Set(deviceIds)]);
  return new Map([...devices].map(([deviceId, { doc }]) => [deviceId, doc.name]));
};

export const outcomeOf =
  (names: Names) =>
  ({ channel, state, reason, deviceId, at, until }: StoredOutcome): DeliveryOutcome => ({
    channel,
    state,
    reason,
    device: names.get(deviceId ?? '') ?? null,
    at,
    until,
  });

export const listOutcomesRoute = queryRoute({
  method: 'get',
  path: '/notifications/:notificationId/outcomes',
  access: 'client',
  summary: 'Lists the outcome of a notification on every channel and device, with the reasons',
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
