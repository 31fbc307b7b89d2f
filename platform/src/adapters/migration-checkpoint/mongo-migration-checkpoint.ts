import { createMongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { DataStore, MigrationCheckpoint } from '#migration/data-store.ts';

type Row = MigrationCheckpoint & Readonly<{ _id: 'move' }>;

const createCheckpointAsk = () =>
  createMongoCall({
    unavailable: (why) => new StoreUnavailable(why),
    closed: () => new StoreUnavailable('the migration checkpoint is closed'),
  });

/** One document next to the migrated data. Throws `StoreUnavailable`. */
export const openMongoMigrationCheckpoint = ({
  mongo,
  database,
}: Readonly<{ mongo: Mongo; database: string }>): DataStore['migrationCheckpoint'] => {
  const ask = createCheckpointAsk();
  const rows = mongo.database(database).collection<Row>('moves');
  return {
    read: () =>
      ask(async () => {
        const row = await rows.findOne({ _id: 'move' });
        return row && { from: row.from, eventsUpTo: row.eventsUpTo, doneAt: row.doneAt };
      }),
    write: (checkpoint) => ask(async () => void (await rows.replaceOne({ _id: 'move' }, checkpoint, { upsert: true }))),
  };
};

/** Whether any process of a fleet holds a lease by `now`. */
export const isMongoInUse = ({
  mongo,
  database,
  now,
}: Readonly<{ mongo: Mongo; database: string; now: string }>): Promise<boolean> =>
  createCheckpointAsk()(
    async () =>
      (await mongo
        .database(database)
        .collection('leases')
        .findOne({ until: { $gt: now } })) !== null,
  );
