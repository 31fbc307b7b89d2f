import { deleteNotification } from '@ecrin/domain/notification/commands/delete-notification.ts';
import { markNotificationDone } from '@ecrin/domain/notification/commands/mark-notification-done.ts';
import { openNotification } from '@ecrin/domain/notification/commands/open-notification.ts';
import { postNotification } from '@ecrin/domain/notification/commands/post-notification.ts';
import { readNotification } from '@ecrin/domain/notification/commands/read-notification.ts';
import { notification, type Notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { NotificationEvent } from '@ecrin/domain/notification/notification.events.ts';
import { posted } from '@ecrin/domain/test/notification/notification.fixtures.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { runProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listNotifications } from '#notification/list-notifications.query.ts';
import { notificationProjection } from '#notification/notification.projection.ts';
import { countUnread } from '#unread-count/count-unread.query.ts';
import { unreadCountProjection } from '#unread-count/unread-count.projection.ts';

const owners = ['anne', 'bruno'] as const;
const now = posted.data.postedAt;

/** Actions of people, in any order and number: the decisions compute the events. */
const acts = {
  post: (notificationId: string, state: Notification) =>
    postNotification(
      { ...posted.data, notificationId, ownerId: ownerOf(notificationId), title: 'Un rappel', body: null, now },
      state,
    ),
  postQuietly: (notificationId: string, state: Notification) =>
    postNotification(
      {
        ...posted.data,
        notificationId,
        ownerId: ownerOf(notificationId),
        unread: false,
        title: 'Un rappel',
        body: null,
        now,
      },
      state,
    ),
  read: (notificationId: string, state: Notification) => readNotification({ notificationId, now }, state),
  open: (notificationId: string, state: Notification) =>
    openNotification({ notificationId, channel: 'push', now }, state),
  tick: (notificationId: string, state: Notification) => markNotificationDone({ notificationId, now }, state),
  remove: (notificationId: string, state: Notification) => deleteNotification({ notificationId, now }, state),
};
const ownerOf = (notificationId: string): string => owners[Number(notificationId) % owners.length] ?? '';

type Act = Readonly<{ id: string; act: keyof typeof acts }>;
const histories: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 7 }).map(String),
    act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  }),
  { minLength: 5, maxLength: 50 },
);

const countAfter = async (embedded: EmbeddedStores, history: readonly Act[]): Promise<number> => {
  const states = new Map<string, Notification>();
  let position = 0;
  for (const { id, act } of [{ id: '0', act: 'post' } as const, ...history]) {
    const state = states.get(id) ?? notification.initial;
    const decision = acts[act](id, state);
    if ('refused' in decision || decision.length === 0) continue;
    ({ position } = await embedded.record(`notification-${id}`, ownerOf(id), decision));
    states.set(id, (decision as readonly NotificationEvent[]).reduce(notification.evolve, state));
  }
  return position;
};

/** A lost checkpoint: everything is delivered again to documents that have it already. */
const withoutCheckpoints = ({ models }: EmbeddedStores): Pick<ReadModels, 'open' | 'openRebuild'> => ({
  openRebuild: models.openRebuild,
  open: async (model) => ({ ...(await models.open(model)), checkpoint: async () => null }),
});

const countsOf = ({ models }: EmbeddedStores): Promise<readonly number[]> =>
  Promise.all(owners.map(countUnread(models)));
const countedInList = ({ models }: EmbeddedStores): Promise<readonly number[]> =>
  Promise.all(
    owners.map(async (owner) => {
      const list = await listNotifications(models)(owner, { limit: 100, language: 'fr' });
      return 'refused' in list ? -1 : list.items.filter(({ read }) => !read).length;
    }),
  );

it(
  'equals the count in the list: live, redelivered and rebuilt',
  () =>
    fc.assert(
      fc.asyncProperty(histories, fc.constantFrom(1, 3, 20), async (history, maxBatch) => {
        const embedded = await openEmbeddedStores();
        const running = await Promise.all(
          [notificationProjection, unreadCountProjection].map((projection) =>
            runProjection({ projection, ...embedded, maxBatch, notices: () => undefined }),
          ),
        );
        try {
          const position = await countAfter(embedded, history);
          for (const one of running) expect(await one.waitFor(position, 30_000)).toBe(true);
          const counted = await countedInList(embedded);
          expect(await countsOf(embedded)).toEqual(counted);
          await Promise.all(running.map((one) => one.close()));

          let batches = 0;
          const around: Instrument = (_step, work) => {
            batches += 1;
            return work(() => undefined);
          };
          const again = await runProjection({
            projection: unreadCountProjection,
            ...embedded,
            models: withoutCheckpoints(embedded),
            maxBatch,
            instrument: around,
            notices: () => undefined,
          });
          expect(await again.waitFor(position, 30_000)).toBe(true);
          expect(batches).toBeGreaterThan(0);
          await again.close();
          expect(await countsOf(embedded)).toEqual(counted);

          await rebuildProjection({ projection: unreadCountProjection, ...embedded, maxBatch });
          expect(await countsOf(embedded)).toEqual(counted);
        } finally {
          await embedded.dispose();
        }
      }),
      { numRuns: 25 },
    ),
  60_000,
);
