import {
  startEventStoreDbFake,
  type EventStoreDbFake,
  type EventStoreDbFakeOptions,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { afterEach } from 'vitest';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';
import type { EventStore } from '#ports/event-store.ts';

type FakeServer = Readonly<{
  start: (options?: EventStoreDbFakeOptions) => Promise<EventStoreDbFake>;
  /** As another process would. */
  open: (timeoutMs?: number) => EventStore;
}>;

/** A server of each test’s own, and the stores that are open on it: all end with the test. */
export const fakeServer = (): FakeServer => {
  let server: EventStoreDbFake | null = null;
  let stores: readonly EventStore[] = [];
  afterEach(async () => {
    for (const store of stores) await store.close();
    stores = [];
    server?.kill();
    server = null;
  });
  return {
    start: async (options = {}) => {
      server = await startEventStoreDbFake(options);
      return server;
    },
    open: (timeoutMs = 15_000) => {
      if (!server) throw new Error('the server is not started');
      const store = openEventStoreDb({ url: server.url, timeoutMs });
      stores = [...stores, store];
      return store;
    },
  };
};
