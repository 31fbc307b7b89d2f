import { eventStoreContract } from '@ecrin/testing/contracts/event-store.contract.ts';
import { startEventStoreDbDouble } from '@ecrin/testing/event-store-db/event-store-db-double.ts';
import { openEventStoreDb } from './event-store-db.ts';

eventStoreContract(
  'EventStoreDB (double of its protocol)',
  async () => {
    const double = await startEventStoreDbDouble();
    return { open: async () => openEventStoreDb({ url: double.url }), dispose: async () => double.kill() };
  },
  { idsArePerStream: true },
);
