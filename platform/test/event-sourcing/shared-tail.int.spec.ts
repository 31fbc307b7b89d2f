import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventStoreContract } from '@ecrin/testing/port-contracts/event-store/event-store.contract.ts';
import {
  idsOf,
  newStreamName,
  someEvents,
  take,
} from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { shareTail } from '#event-sourcing/shared-tail.ts';
import { EventStoreFault, type EventStore, type Subscription } from '#ports/event-store.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-tail-'));
});
afterAll(() => rm(dir, { recursive: true }));

eventStoreContract('SQLite behind one tail', async () => ({
  open: async () => shareTail(openSqliteEventStore({ file: join(dir, 'contract.db'), clock })),
  dispose: async () => undefined,
}));

describe('one tail for all subscribers', () => {
  let store: EventStore;
  let shared: EventStore;
  let counted: { reads: number; subscriptions: Subscription[] };
  const counting = (): EventStore => ({
    ...store,
    readAll: (options) => {
      counted.reads += 1;
      return store.readAll(options);
    },
    subscribe: (options) => {
      const subscription = store.subscribe(options);
      counted.subscriptions.push(subscription);
      return subscription;
    },
  });
  beforeEach(async () => {
    counted = { reads: 0, subscriptions: [] };
    store = openSqliteEventStore({ file: join(dir, `${newStreamName()}.db`), clock });
    shared = shareTail(counting());
  });
  afterEach(() => store.close());

  const append = async (count: number) => {
    const [stream, events] = [newStreamName(), someEvents(count)];
    await shared.append(stream, 'no-stream', events);
    return { stream, ids: idsOf(events) };
  };
  /** Each subscriber has read the empty end of the log, or found the window open. */
  const untilWaiting = async () => {
    await expect.poll(() => counted.subscriptions.length).toBe(1);
    await pause(20);
  };

  it('given many subscribers at the end, when events are appended, then the log is not read again and all receive the very same events', async () => {
    await append(1);
    const subscribers = Array.from({ length: 20 }, () => shared.subscribe({ after: 1 }));
    const received = Promise.all(subscribers.map((subscriber) => gather(subscriber, 5)));
    await untilWaiting();
    const { reads } = counted;
    const { ids } = await append(5);
    const batches = await received;
    expect(batches.map(idsOf)).toEqual(batches.map(() => ids));
    expect(new Set(batches.map(([event]) => event)).size).toBe(1);
    expect([counted.reads, counted.subscriptions.length]).toEqual([reads, 1]);
  });

  it('given a subscriber that takes long, when more passes than the window holds, then it reads the log and misses nothing', async () => {
    const [slow, quick] = [shared.subscribe({ after: null, maxBatch: 50 }), shared.subscribe({ after: null })];
    const taken: string[] = [];
    const slowly = (async () => {
      for await (const batch of slow) {
        taken.push(...idsOf(batch));
        if (taken.length === 1) await gather(quick, 2_501);
        if (taken.length >= 2_501) return;
      }
    })();
    const { ids } = await append(1);
    const appended: string[] = [];
    for (let times = 0; times < 25; times += 1) appended.push(...(await append(100)).ids);
    await slowly;
    expect(taken).toEqual([...ids, ...appended]);
  });

  it('given many subscribers far behind, when they catch up, then each page of the log is read once and all receive the very same events', async () => {
    await Promise.all(Array.from({ length: 4 }, () => append(100)));
    const subscribers = [1, 20, 50, 7].map((maxBatch) => shared.subscribe({ after: null, maxBatch }));
    const all = await Promise.all(subscribers.map((subscriber) => gather(subscriber, 400)));
    expect(all.map((events) => events.map(({ position }) => position))).toEqual(
      all.map(() => Array.from({ length: 400 }, (_, index) => index + 1)),
    );
    expect(all.every((events) => events.every((event, index) => event === all[0]?.[index]))).toBe(true);
    expect(counted.reads).toBeLessThanOrEqual(3);
  });

  it('given a page that cannot be read, then whoever waits for it hears of it, and it is read again for the next one', async () => {
    await append(3);
    let failing = true;
    const tail = shareTail({
      ...store,
      readAll: (options) => {
        if (failing) throw new EventStoreFault('unavailable', 'away');
        return store.readAll(options);
      },
    });
    const waiting = await Promise.allSettled([1, 2].map(() => gather(tail.subscribe({ after: null }), 3)));
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    failing = false;
    expect(await gather(tail.subscribe({ after: null }), 3)).toHaveLength(3);
  });

  it('given a subscription that fails, then every waiting subscriber hears of it, and the next one is served again', async () => {
    let fail: (fault: Error) => void = () => undefined;
    const failing: EventStore = {
      ...store,
      subscribe: (options) => {
        if (counted.subscriptions.length > 0) return store.subscribe(options);
        const failed = new Promise<never>((_resolve, reject) => {
          fail = reject;
        });
        const subscription: Subscription = {
          [Symbol.asyncIterator]: () => ({ next: () => failed }),
          close: async () => undefined,
        };
        counted.subscriptions.push(subscription);
        return subscription;
      },
    };
    const tail = shareTail(failing);
    const waiting = [1, 2].map(() => gather(tail.subscribe({ after: null }), 1));
    await untilWaiting();
    fail(new EventStoreFault('unavailable', 'away'));
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const { stream, ids } = await append(2);
    expect(idsOf(await take(tail.subscribe({ after: null }), 2, [stream]))).toEqual(ids);
  });

  it('given the last subscriber leaves, then nothing is subscribed any more, and a later one starts anew', async () => {
    const gone = gather(shared.subscribe({ after: null }), 1);
    await untilWaiting();
    const before = await append(1);
    expect(idsOf(await gone)).toEqual(before.ids);
    const later = gather(shared.subscribe({ after: 1 }), 1);
    await expect.poll(() => counted.subscriptions.length).toBe(2);
    const { ids } = await append(1);
    expect(idsOf(await later)).toEqual(ids);
  });
});

const gather = async (subscription: Subscription, count: number) => {
  const taken: Awaited<ReturnType<typeof take>>[number][] = [];
  for await (const batch of subscription) {
    taken.push(...batch);
    if (taken.length >= count) break;
  }
  return taken;
};
