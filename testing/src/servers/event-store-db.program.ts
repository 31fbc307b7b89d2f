import { startEventStoreDbFake } from '#fakes/event-store-db/event-store-db-fake.ts';

/** The fake EventStoreDB as a separate process: prints its address, then serves until it is ended, and stores nothing. */
const { url } = await startEventStoreDbFake();
process.stdout.write(`${url}\n`);
