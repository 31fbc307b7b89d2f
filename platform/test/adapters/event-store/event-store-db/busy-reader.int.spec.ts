import { setTimeout as pause } from 'node:timers/promises';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { anEvent } from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';

let server: EventStoreDbFake;
beforeAll(async () => {
  server = await startEventStoreDbFake();
});
afterAll(() => server.kill());

it('a read ends although the consumer is busy with the last event when the stream ends', async () => {
  const store = openEventStoreDb({ url: server.url, timeoutMs: 10_000 });
  await store.append('one', 'no-stream', [anEvent()]);
  const read = async (): Promise<number> => {
    let seen = 0;
    for await (const _event of store.readStream('one')) {
      seen += 1;
      await pause(Math.random() * 10);
    }
    return seen;
  };
  for (let round = 0; round < 20; round += 1)
    expect(await Promise.all(Array.from({ length: 5 }, read))).toEqual([1, 1, 1, 1, 1]);
  await store.close();
});
