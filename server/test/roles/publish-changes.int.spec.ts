import { notificationId, ownerId, posted, read } from '@ecrin/domain/test/notification/notification.fixtures.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { notificationProjection, unreadCountProjection } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createNotices, type Notices } from '#roles/create-notices.ts';
import { createChangePublisher } from '#roles/publish-changes.ts';
import { readOwnWrites } from '#roles/read-own-writes.ts';

let embedded: EmbeddedStores;
let received: unknown[];
let notices: Notices;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
  received = [];
  notices = createNotices({ shared: null });
  notices.attachSockets({
    readModelChanged: (_owner, { model }) => received.push(model),
    transcriptionProgressed: () => undefined,
    recordingHeard: () => undefined,
    communityChanged: (notice) => received.push(notice),
    notificationsChanged: (owner, came) => received.push([owner, came]),
  });
});
afterEach(() => embedded.dispose());

const createPublisher = () =>
  createChangePublisher({
    waitFor: readOwnWrites({ models: embedded.models, shared: null }, () => null),
    notices,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  });
const record = (...events: readonly (typeof posted | typeof read)[]) =>
  embedded.record(`notification-${notificationId}`, ownerId, events);
const update = (projection: typeof notificationProjection | typeof unreadCountProjection) =>
  rebuildProjection({ projection, ...embedded });
const change = { id: notificationId, ownerId, change: 'added' } as const;
const came = [ownerId, notificationId];

it('publishes a new notification only once the count includes it, whichever process updates that', async () => {
  const { position } = await record(posted);
  await update(notificationProjection);
  createPublisher()({ model: 'notification', position, ...change });
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(received).toEqual(['notification']);
  await update(unreadCountProjection);
  await expect.poll(() => received).toEqual(['notification', came]);
});

it('publishes that the count changed, and nothing new when a notification was changed', async () => {
  const { position } = await record(posted, read);
  await Promise.all([update(notificationProjection), update(unreadCountProjection)]);
  const publish = createPublisher();
  publish({ model: 'notification', position, ...change, change: 'changed' });
  publish({ model: 'unread-count', position, id: ownerId, ownerId, change: 'changed' });
  expect(received).toEqual(['notification', 'unread-count', [ownerId, null]]);
});
