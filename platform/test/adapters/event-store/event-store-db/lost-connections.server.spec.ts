import { setTimeout as pause } from 'node:timers/promises';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { notLeader, notReady, timedOut } from '@ecrin/testing/fakes/event-store-db/grpc-errors.ts';
import {
  all,
  anEvent,
  newStreamName,
  idsOf,
  readIds,
  someEvents,
  take,
} from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';
import type { EventStore, EventStoreFault, EventToAppend, StoredEvent, Subscription } from '#ports/event-store.ts';

/** Generous: durations are not under test here. */
const timeoutMs = 15_000;
/** Polls until it is true. */
const eventually = <Answer>(ask: () => Answer) => expect.poll(ask, { timeout: 10_000 });

let double: EventStoreDbFake;
let store: EventStore;
let faults: EventStoreFault[];
beforeEach(async () => {
  double = await startEventStoreDbFake();
  faults = [];
  store = openEventStoreDb({ url: double.url, timeoutMs, onFault: (fault) => faults.push(fault) });
});
afterEach(async () => {
  await store.close();
  double.kill();
});

const restart = async (): Promise<void> => {
  double.kill();
  await double.start();
};
const untilKept = async (stream: string, events: readonly EventToAppend[]): Promise<void> => {
  for (;;) {
    const isStored = await store.append(stream, 'any', events).then(
      () => true,
      () => false,
    );
    if (isStored) return;
    await pause(20);
  }
};
const gather = (subscription: Subscription): readonly StoredEvent[] => {
  const gathered: StoredEvent[] = [];
  void (async () => {
    for await (const batch of subscription) gathered.push(...batch);
  })();
  return gathered;
};

describe('subscriptions over lost connections', () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('append' as const), count: fc.integer({ min: 1, max: 40 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('restart' as const), count: fc.integer({ min: 0, max: 30 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('system' as const), count: fc.integer({ min: 1, max: 300 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), count: fc.integer({ min: 1, max: 3 }) }) },
  );

  it(
    'given a server that crashes and restarts at any moment, then every event is received once and in order',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 4, maxLength: 14 }),
          fc.integer({ min: 1, max: 50 }),
          async (steps, maxBatch) => {
            const [stream, appended] = [newStreamName(), [] as string[]];
            const subscription = store.subscribe({ after: 'end', maxBatch });
            const gathered = gather(subscription);
            const restarting: Promise<void>[] = [];
            for (const { kind, count } of steps) {
              if (kind === 'system')
                for (let left = count; left > 0; left -= 1)
                  double.log.appendSystem('$stats-127.0.0.1:2113', '$statsCollected');
              // The server crashes while events are in transit; earlier ones must be there again.
              if (kind === 'restart')
                restarting.push(
                  Promise.all(restarting)
                    .then(() => pause(count))
                    .then(restart),
                );
              if (kind === 'lose') {
                let left = count;
                double.decideCalls((method) => (method === 'append' && left-- > 0 ? 'lose-answer' : 'serve'));
              }
              if (kind === 'append') {
                const events = someEvents(count);
                await untilKept(stream, events);
                appended.push(...idsOf(events));
              }
            }
            await Promise.all(restarting);
            const last = anEvent();
            await untilKept(stream, [last]);
            appended.push(last.id);
            await eventually(() => gathered.length).toBeGreaterThanOrEqual(appended.length);
            await subscription.close();
            expect(idsOf(gathered)).toEqual(appended);
            expect(await readIds(store, stream)).toEqual(appended);
          },
        ),
        { numRuns: 12, endOnFailure: true },
      );
    },
  );

  it('given a subscriber at the end, when only system events came before the connection was lost, then it resumes from its checkpoint', async () => {
    const gathered = gather(store.subscribe({ after: null }));
    await store.append(newStreamName(), 'no-stream', [anEvent()]);
    for (let left = 2_000; left > 0; left -= 1) double.log.appendSystem('$stats-127.0.0.1:2113', '$statsCollected');
    await eventually(() => gathered.length).toBe(1);
    await pause(50);
    const event = anEvent();
    await restart();
    await untilKept(newStreamName(), [event]);
    await eventually(() => idsOf(gathered).includes(event.id)).toBe(true);
    expect(gathered).toHaveLength(2);
    expect(double.counts.passed).toBeLessThan(2_000 + 500);
  });

  it('given undelivered events and a checkpoint beyond them, when the connection is lost, then they are still delivered', async () => {
    const [stream, events] = [newStreamName(), someEvents(40)];
    await store.append(stream, 'no-stream', events);
    for (let left = 600; left > 0; left -= 1) double.log.appendSystem('$stats-127.0.0.1:2113', '$statsCollected');
    const taken: string[] = [];
    for await (const batch of store.subscribe({ after: null, maxBatch: 5 })) {
      taken.push(...idsOf(batch));
      if (taken.length >= 40) break;
      if (taken.length > 5) continue;
      await pause(100);
      await restart();
      await pause(20);
    }
    expect(taken).toEqual(idsOf(events));
  });

  it('given a lost connection, then the opener of the store is notified, without its address', async () => {
    gather(store.subscribe({ after: null }));
    await store.append(newStreamName(), 'no-stream', [anEvent()]);
    double.kill();
    await eventually(() => faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatchObject({ name: 'EventStoreFault', kind: 'unavailable' });
    expect(faults[0]?.message).not.toContain(String(double.port));
    await double.start();
  });

  it('given a subscriber at the end while the server is down, then it receives what this process appends afterwards', async () => {
    double.kill();
    const gathered = gather(store.subscribe({ after: 'end' }));
    const events = someEvents(3);
    const appending = untilKept(newStreamName(), events);
    await pause(100);
    await double.start();
    await appending;
    await eventually(() => idsOf(gathered)).toEqual(idsOf(events));
  });
});

describe('appends over lost connections', () => {
  it('given a lost answer, then the append is retried and stored once', async () => {
    const [stream, events] = [newStreamName(), someEvents(3)];
    let lost = 0;
    double.decideCalls((method) => (method === 'append' && lost++ === 0 ? 'lose-answer' : 'serve'));
    expect(await store.append(stream, 'no-stream', events)).toMatchObject({ revision: 2 });
    expect(await readIds(store, stream)).toEqual(idsOf(events));
    expect(lost).toBe(2);
  });
  it.each(['no-stream', 'any', 2, 'stream-exists'] as const)(
    'given that the process was killed before the answer (%s), when it appends again, then it gets the first result',
    async (expected) => {
      const [stream, events] = [newStreamName(), someEvents(3)];
      if (expected !== 'no-stream') await store.append(stream, 'no-stream', someEvents(3));
      const first = await store.append(stream, expected, events);
      await restart();
      const other = openEventStoreDb({ url: double.url });
      expect(await other.append(stream, expected, events)).toEqual(first);
      await other.close();
      expect(double.log.stream(stream)).toHaveLength(first.revision + 1);
    },
  );
  it('given the same ids at the same revision with other content, then the server treats them as the same append and the store reports a reused id', async () => {
    const [stream, event] = [newStreamName(), anEvent()];
    await store.append(stream, 'no-stream', [event]);
    const other = openEventStoreDb({ url: double.url });
    await expect(
      other.append(stream, 'no-stream', [{ ...event, data: { thoughtId: 'another' } }]),
    ).rejects.toMatchObject({ kind: 'id-reused' });
    await other.close();
  });
  it.each([notReady, timedOut])(
    'given a server that refuses for a moment, then the append is retried and stored once',
    async (refusal) => {
      let refused = 0;
      double.decideCalls((method) => (method === 'append' && refused++ === 0 ? refusal() : 'serve'));
      const [stream, event] = [newStreamName(), anEvent()];
      expect(await store.append(stream, 'no-stream', [event])).toMatchObject({ revision: 0 });
      expect(await readIds(store, stream)).toEqual([event.id]);
    },
  );
  it('given a follower node of the cluster, then the append is redirected to the leader', async () => {
    const leader = await startEventStoreDbFake();
    double.decideCalls(() => notLeader(leader.port));
    const stream = newStreamName();
    await store.append(stream, 'no-stream', [anEvent()]);
    expect(leader.log.stream(stream)).toHaveLength(1);
    expect(double.log.stream(stream)).toHaveLength(0);
    leader.kill();
  });
  it('given a gossip cluster, then its leader is discovered', async () => {
    const discovering = openEventStoreDb({ url: double.url.replace('esdb:', 'esdb+discover:') });
    await discovering.append(newStreamName(), 'no-stream', [anEvent()]);
    expect(double.counts.gossip).toBe(1);
    await discovering.close();
  });
});

describe('an unreachable cluster', () => {
  it('given calls in progress when it goes down, and new ones while it is down, then all fail with a fault, no promise is left unhandled, and calls work when it is back', async () => {
    const options = '&maxDiscoverAttempts=3&discoveryInterval=50&gossipTimeout=1';
    const cluster = openEventStoreDb({
      url: double.url.replace('esdb:', 'esdb+discover:') + options,
      timeoutMs,
    });
    const [stream, event] = [newStreamName(), anEvent()];
    await cluster.append(stream, 'no-stream', [event]);
    const gathered = gather(cluster.subscribe({ after: null }));
    await eventually(() => gathered.length).toBe(1);
    double.decideCalls((method) => (method === 'append' ? 'hang' : 'serve'));
    const hanging = Array.from({ length: 5 }, () => cluster.append(newStreamName(), 'no-stream', [anEvent()]));
    const reading = async () => (await all(cluster.readStream(stream))).length;
    await pause(50);
    double.kill();
    const answers = await Promise.allSettled([
      ...hanging,
      ...[0, 20, 60, 120].map((wait) => pause(wait).then(reading)),
    ]);
    expect(
      answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as EventStoreFault).kind : answer.status)),
    ).toEqual(answers.map(() => 'unavailable'));
    double.decideCalls(() => 'serve');
    await double.start();
    const next = anEvent();
    await expect
      .poll(
        () =>
          cluster.append(stream, 0, [next]).then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
    await eventually(() => idsOf(gathered)).toEqual([event.id, next.id]);
    await cluster.close();
  });
});

describe('reads over lost connections', () => {
  it.each(['forward', 'backward'] as const)(
    'given a server that crashes while a long stream is read %s, then the read resumes without gaps or duplicates',
    async (direction) => {
      const [stream, events] = [newStreamName(), someEvents(400)];
      await store.append(stream, 'no-stream', events);
      const ids = direction === 'forward' ? idsOf(events) : [...idsOf(events)].reverse();
      for (const read of [store.readStream(stream, { direction }), store.readAll({ direction })]) {
        const found: string[] = [];
        for await (const { id } of read) {
          found.push(id);
          if (found.length % 150 === 0) await restart();
        }
        expect(found).toEqual(ids);
      }
    },
  );
  it('given a slow subscriber, then the server applies back-pressure', async () => {
    const events = someEvents(2_000).map((event) => ({ ...event, data: { text: 'x'.repeat(2_000) } }));
    for (let from = 0; from < 2_000; from += 200)
      await store.append(newStreamName(), 'no-stream', events.slice(from, from + 200));
    const before = double.counts.sent;
    const subscription = store.subscribe({ after: null, maxBatch: 10 });
    const iterator = subscription[Symbol.asyncIterator]();
    const first = await iterator.next();
    await pause(300);
    expect(double.counts.sent - before).toBeLessThan(1_000);
    await iterator.return?.();
    const rest = await take(store.subscribe({ after: null, maxBatch: 100 }), 2_000, [
      ...new Set(double.log.all.map(({ stream }) => stream)),
    ]);
    expect(idsOf(rest)).toEqual(idsOf(events));
    expect(first.done).toBe(false);
  });
  it('given no subscriber, when the server crashes, then nothing throws', async () => {
    const subscription = store.subscribe({ after: null });
    const iterator = subscription[Symbol.asyncIterator]();
    await store.append(newStreamName(), 'no-stream', someEvents(2));
    expect((await iterator.next()).done).toBe(false);
    await restart();
    await pause(50);
    expect(await all(store.readAll())).toHaveLength(2);
    await subscription.close();
    expect(await iterator.next()).toEqual({ value: undefined, done: true });
  });
});
