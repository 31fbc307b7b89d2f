import { startEventStoreDbFake } from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { eventStoreContract } from '@ecrin/testing/port-contracts/event-store/event-store.contract.ts';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';

/** Generous: durations are not under test here. */
const timeoutMs = 15_000;

eventStoreContract(
  'EventStoreDB, a fake of its protocol,',
  async () => {
    const double = await startEventStoreDbFake();
    return {
      open: async () => openEventStoreDb({ url: double.url, timeoutMs }),
      dispose: async () => double.kill(),
    };
  },
  { idsArePerStream: true },
);

const url = process.env['EVENTSTORE_URL'] ?? '';

eventStoreContract(
  'EventStoreDB, a real server,',
  async () => ({ open: async () => openEventStoreDb({ url, timeoutMs }), dispose: async () => undefined }),
  { idsArePerStream: true, sharedLog: true, missing: url === '' ? 'no server in EVENTSTORE_URL' : null },
);
