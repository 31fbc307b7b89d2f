import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { openFreezableProxy, type FreezableProxy } from '@ecrin/testing/fakes/event-store-db/freezable-proxy.ts';
import {
  all,
  anEvent,
  newStreamName,
  expectFault,
  idsOf,
  someEvents,
} from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';
import type { EventStore, EventStoreFault } from '#ports/event-store.ts';

const timeoutMs = 300;
let double: EventStoreDbFake;
let store: EventStore;
/** Setup: its events are stored before the tested moment. */
const written = async (count: number): Promise<string> => {
  const [writer, stream] = [openEventStoreDb({ url: double.url }), newStreamName()];
  await writer.append(stream, 'no-stream', someEvents(count));
  await writer.close();
  return stream;
};
beforeEach(async () => {
  double = await startEventStoreDbFake();
  store = openEventStoreDb({ url: double.url, timeoutMs });
});
afterEach(async () => {
  await store.close();
  double.kill();
});

/** Kind of the fault and how long it took, in ms. */
const failing = async (work: () => Promise<unknown>): Promise<readonly [string, number]> => {
  const started = performance.now();
  const kind = await work().then(
    () => 'no fault at all',
    (fault: EventStoreFault) => fault.kind,
  );
  return [kind, performance.now() - started];
};
const everyCall = (asked: EventStore) => ({
  append: () => asked.append(newStreamName(), 'no-stream', [anEvent()]),
  'append to any': () => asked.append(newStreamName(), 'any', [anEvent()]),
  readStream: () => all(asked.readStream(newStreamName())),
  readAll: () => all(asked.readAll()),
});

describe('deadlines', () => {
  it.each([
    // The first call that times out closes the shared connection, which the others may report as unavailable.
    ['that accepts connections and does not answer', () => openFreezableProxy(null), ['timed-out', 'unavailable']],
    ['that is not there', () => Promise.resolve({ port: 1, close: () => undefined }), ['unavailable']],
  ] satisfies readonly (readonly [string, () => Promise<Pick<FreezableProxy, 'port' | 'close'>>, readonly string[]])[])(
    'given a server %s, then every call fails within five seconds, and closing completes',
    async (_what, lay, kinds) => {
      const line = await lay();
      const lost = openEventStoreDb({ url: `esdb://127.0.0.1:${line.port}?tls=false` });
      const over = all(lost.subscribe({ after: null }));
      const answers = await Promise.all(Object.values(everyCall(lost)).map(failing));
      for (const [kind] of answers) expect(kinds).toContain(kind);
      expect(Math.max(...answers.map(([, took]) => took))).toBeLessThan(5_000);
      const started = performance.now();
      await lost.close();
      expect(await over).toEqual([]);
      expect(performance.now() - started).toBeLessThan(2_000);
      line.close();
    },
  );

  it.each(['append', 'append to any', 'readStream', 'readAll'] as const)(
    'given a server that does not answer %s, then the call times out, and works again when the server does',
    async (call) => {
      double.decideCalls(() => 'hang');
      const [kind, took] = await failing(everyCall(store)[call]);
      expect(kind).toBe('timed-out');
      expect(took).toBeGreaterThan(timeoutMs - 20);
      expect(took).toBeLessThan(timeoutMs + 2_000);
      double.decideCalls(() => 'serve');
      await expect(everyCall(store)[call]()).resolves.toBeDefined();
    },
  );

  it('given a half-open connection, then the next call uses a new one, and so does a subscription once the silence is detected', async () => {
    const line = await openFreezableProxy(double.port);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const over = openEventStoreDb({
      url: `esdb://127.0.0.1:${line.port}?tls=false&keepAliveInterval=3000&keepAliveTimeout=300`,
      timeoutMs: 1_500,
    });
    const [stream, events] = [newStreamName(), someEvents(2)];
    await over.append(stream, 'no-stream', events);
    const following = over.subscribe({ after: null })[Symbol.asyncIterator]();
    const followed: string[] = [];
    while (followed.length < 2) followed.push(...idsOf((await following.next()).value ?? []));
    const next = following.next();
    line.freeze();
    await expectFault(all(over.readStream(stream)), 'timed-out');
    expect(idsOf(await all(over.readStream(stream)))).toEqual(idsOf(events));
    const event = anEvent();
    await over.append(stream, 1, [event]);
    expect(idsOf((await next).value ?? [])).toEqual([event.id]);
    expect(line.opened()).toBeGreaterThan(1);
    await over.close();
    line.close();
    warned.mockRestore();
  });

  it('given a slow reader, then nothing times out', async () => {
    const stream = await written(200);
    let read = 0;
    for await (const _event of store.readStream(stream)) {
      read += 1;
      if (read % 100 === 0) await new Promise((resolve) => setTimeout(resolve, timeoutMs * 1.5));
    }
    expect(read).toBe(200);
  });

  it('given a subscription that is not confirmed, then it is requested again', async () => {
    let asked = 0;
    double.decideCalls((method) => (method === 'read' && asked++ === 0 ? 'hang' : 'serve'));
    const iterator = store.subscribe({ after: null })[Symbol.asyncIterator]();
    const next = iterator.next();
    await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(1);
    const event = anEvent();
    await store.append(newStreamName(), 'no-stream', [event]);
    expect(idsOf((await next).value ?? [])).toEqual([event.id]);
  });

  it('given a confirmed subscription without events, then it stays open', async () => {
    const iterator = store.subscribe({ after: null })[Symbol.asyncIterator]();
    const next = iterator.next();
    await new Promise((resolve) => setTimeout(resolve, timeoutMs * 3));
    expect(double.counts.read).toBe(1);
    await store.append(newStreamName(), 'no-stream', [anEvent()]);
    expect((await next).value).toHaveLength(1);
  });
});

describe('closing', () => {
  it('given a subscription that is still being opened, when it is closed, then its loop ends immediately', async () => {
    double.decideCalls(() => 'hang');
    const subscriptions = [store.subscribe({ after: null }), store.subscribe({ after: 'end' })];
    const over = Promise.all(subscriptions.map((subscription) => all(subscription)));
    const started = performance.now();
    await Promise.all(subscriptions.map((subscription) => subscription.close()));
    expect(await over).toEqual([[], []]);
    expect(performance.now() - started).toBeLessThan(timeoutMs + 2_000);
  });
  it('given an append without an answer, when the store closes, then the append fails and closing completes', async () => {
    double.decideCalls(() => 'hang');
    const [appending] = await Promise.all([failing(everyCall(store).append), store.close()]);
    expect(appending[0]).toBe('timed-out');
  });
  it('given a read in progress, when the store closes, then the read fails with closed', async () => {
    const stream = await written(300);
    const iterator = store.readStream(stream)[Symbol.asyncIterator]();
    await iterator.next();
    await store.close();
    const rest = (async () => {
      while (!(await iterator.next()).done);
    })();
    await expectFault(rest, 'closed');
  });
});
