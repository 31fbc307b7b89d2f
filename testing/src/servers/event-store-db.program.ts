import { startEventStoreDbFake } from '#fakes/event-store-db/event-store-db-fake.ts';

/** The double of EventStoreDB as a process of its own: says its address, then serves until it is ended. What was appended goes with it. */
const { url } = await startEventStoreDbFake();
process.stdout.write(`${url}\n`);
