import type { EventStoreDbFake } from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import {
  anEvent,
  expectFault,
  idsOf,
  newStreamName,
  readIds,
  someEvents,
} from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventStore, EventToAppend } from '#ports/event-store.ts';
import { fakeServer } from './fake-server.fixtures.ts';

const { start, open } = fakeServer();
let double: EventStoreDbFake;
beforeEach(async () => {
  double = await start();
});

const begin = (store: EventStore, stream: string, events: readonly EventToAppend[]) =>
  store.append(stream, 'no-stream', events, 'trusted');
/** A store that knows a place in the log. */
const knowing = async (): Promise<EventStore> => {
  const store = open();
  await begin(store, newStreamName(), [anEvent()]);
  return store;
};

describe('appends whose ids are trusted', () => {
  it('given one event after a known revision, then it takes one call', async () => {
    const [store, stream] = [await knowing(), newStreamName()];
    const before = { ...double.counts };
    const first = await begin(store, stream, [anEvent()]);
    const second = await store.append(stream, first.revision, [anEvent()], 'trusted');
    expect(double.counts).toMatchObject({ append: before.append + 2, read: before.read });
    const stored = await Array.fromAsync(store.readStream(stream));
    expect([first, second]).toEqual(stored.map(({ revision, position }) => ({ revision, position })));
  });
  it('given several events, then the place of the last is read', async () => {
    const [store, stream] = [await knowing(), newStreamName()];
    const appended = await begin(store, stream, someEvents(3));
    const last = (await Array.fromAsync(store.readStream(stream))).at(-1);
    expect(appended).toEqual({ revision: last?.revision, position: last?.position });
  });
  it('given a repeated append, then it gets the first answer, in this process and another', async () => {
    const [store, stream, event] = [await knowing(), newStreamName(), anEvent()];
    const first = await begin(store, stream, [event]);
    await store.append(stream, 0, [anEvent()], 'trusted');
    expect(await begin(store, stream, [event])).toEqual(first);
    expect(await begin(open(), stream, [event])).toEqual(first);
    expect(await readIds(store, stream)).toHaveLength(2);
  });
  it('given an id of an older append with other contents, then it is reused', async () => {
    const [store, stream, event] = [await knowing(), newStreamName(), anEvent()];
    const other = { ...event, data: { thoughtId: 'another' } };
    await begin(store, stream, [event]);
    await expectFault(begin(store, stream, [other]), 'id-reused');
    await expectFault(begin(open(), stream, [other]), 'id-reused');
    expect(await readIds(store, stream)).toEqual(idsOf([event]));
  });
  it('given a revision that another process has passed, then it is a wrong revision with the actual one', async () => {
    const [store, stream] = [await knowing(), newStreamName()];
    await begin(open(), stream, [anEvent()]);
    await expect(begin(store, stream, [anEvent()])).rejects.toMatchObject({
      kind: 'wrong-revision',
      actualRevision: 0,
    });
  });
  it('given a lost answer, then it is stored once and answered', async () => {
    const [store, stream, event] = [await knowing(), newStreamName(), anEvent()];
    let lost = 0;
    double.decideCalls((method) => (method === 'append' && lost++ === 0 ? 'lose-answer' : 'serve'));
    const appended = await begin(store, stream, [event]);
    const [stored] = await Array.fromAsync(store.readStream(stream));
    expect([appended.position, lost]).toEqual([stored?.position, 2]);
    expect(double.log.stream(stream)).toHaveLength(1);
  });
});
