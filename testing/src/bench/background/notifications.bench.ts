import { posted } from '@ecrin/domain/test/notification/notification.fixtures.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import {
  countUnreadRoute,
  listNotificationsRoute,
  notificationProjection,
  unreadCountProjection,
} from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '#kits/embedded-stores.ts';
import { benchRow, interleave, median, p99, type BenchRow, type Contender } from '../kit/bench-row.ts';

/** Many short queries: a single one takes so little that other load on the machine outweighs it. */
const rounds = 15;
const questions = 1_000;
const context = (clientId: string) =>
  ({
    clientId,
    adminId: '',
    sessionId: null,
    now: posted.data.postedAt,
    newId: systemIds.next,
    language: 'fr',
  }) as const;
const firstPage = { params: {}, query: listNotificationsRoute.query.parse({ limit: '20' }) };

const post = async ({ record }: EmbeddedStores, ownerId: string, count: number): Promise<void> => {
  for (let from = 0; from < count; from += 200) {
    await Promise.all(
      Array.from({ length: Math.min(200, count - from) }, (_none, offset) => {
        const notificationId = systemIds.next();
        const postedAt = new Date(Date.UTC(2026, 0, 1) + (from + offset) * 60_000).toISOString();
        return record(`notification-${notificationId}`, ownerId, [
          { ...posted, data: { ...posted.data, notificationId, ownerId, postedAt } },
        ]);
      }),
    );
  }
};

const figures = async (ask: () => Promise<unknown>): Promise<readonly number[]> => {
  const took: number[] = [];
  for (let question = 0; question < questions; question += 1) {
    const start = performance.now();
    await ask();
    took.push(performance.now() - start);
  }
  return took;
};

/** Counting and listing notifications, by how many there are, on the embedded read models in this process. */
export const benchNotifications = async (): Promise<readonly BenchRow[]> => {
  const embedded = await openEmbeddedStores();
  try {
    for (const [ownerId, count] of [
      ['ten', 10],
      ['twenty', 20],
      ['hundreds', 300],
      ['thousands', 10_000],
    ] as const)
      await post(embedded, ownerId, count);
    for (const projection of [notificationProjection, unreadCountProjection])
      await rebuildProjection({ projection, ...embedded });
    const count =
      (ownerId: string): Contender =>
      async () =>
        median(await figures(() => countUnreadRoute.ask(embedded.models)({ params: {}, query: {} }, context(ownerId))));
    const list =
      (ownerId: string): Contender =>
      async () =>
        p99(await figures(() => listNotificationsRoute.ask(embedded.models)(firstPage, context(ownerId))));
    return [
      benchRow(
        { name: 'unread count of 10,000 ÷ of 10', bar: 1.3, better: 'at-most', unit: 'ms' },
        await interleave(rounds, { ours: count('thousands'), reference: count('ten') }),
      ),
      benchRow(
        { name: 'list among 300 notifications, p99 ÷ among 20', bar: 1.3, better: 'at-most', unit: 'ms' },
        await interleave(rounds, { ours: list('hundreds'), reference: list('twenty') }),
      ),
    ];
  } finally {
    await embedded.dispose();
  }
};
