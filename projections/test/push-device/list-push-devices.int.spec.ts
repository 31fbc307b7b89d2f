import { added, ownerId } from '@ecrin/domain/test/notification/notification.fixtures.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { devicesOf, listPushDevices } from '#push-device/list-push-devices.query.ts';
import { pushDeviceProjection } from '#push-device/push-device.projection.ts';

let embedded: EmbeddedStores;
const deviceIds = Array.from({ length: 25 }, (_, index) => `device-${index}`);
beforeAll(async () => {
  embedded = await openEmbeddedStores();
  for (const [index, deviceId] of deviceIds.entries()) {
    const addedAt = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    await embedded.record(`push-device-${deviceId}`, ownerId, [
      { ...added, data: { ...added.data, deviceId, addedAt } },
    ]);
  }
  await rebuildProjection({ projection: pushDeviceProjection, ...embedded });
});
afterAll(() => embedded.dispose());

it('given more devices than the limit, then the latest are listed, and sent to', async () => {
  const latest = deviceIds.slice(-20).toReversed();
  expect((await devicesOf(embedded.models, ownerId)).map(({ deviceId }) => deviceId)).toEqual(latest);
  expect((await listPushDevices(embedded.models)(ownerId, null)).items.map(({ deviceId }) => deviceId)).toEqual(latest);
});
