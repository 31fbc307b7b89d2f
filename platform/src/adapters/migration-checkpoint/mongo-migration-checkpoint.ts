import { createMongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import type { DataStore, MigrationCheckpoint } from '#migration/data-store.ts';
import { StoreUnavailable } from '#ports/store-unavailable.ts';

type Row = MigrationCheckpoint & Readonly<{ _id: 'move' }>;

const createMarkAsk = () =>
  createMongoCall({
    unavailable: (why) => new StoreUnavailable(why),
    closed: () => new StoreUnavailable('the mark is closed'),
  });

/** One document beside what is moved. Throws `StoreAway`. */
export const openMongoMigrationCheckpoint = ({
  mongo,
  database,
}: Readonly<{ mongo: Mongo; database: string }>): DataStore['migrationCheckpoint'] => {
  const ask = createMarkAsk();
  const rows = mongo.database(database).collection<Row>('moves');
  return {
    read: () =>
      ask(async () => {
        const row = await rows.findOne({ _id: 'move' });
        return row && { from: row.from, eventsUpTo: row.eventsUpTo, doneAt: row.doneAt };
      }),
    write: (mark) => ask(async () => void (await rows.replaceOne({ _id: 'move' }, mark, { upsert: true }))),
  };
};

/** Whether any process of a fleet holds a lease by `now`. */
export const isMongoInUse = ({
  mongo,
  database,
  now,
}: Readonly<{ mongo: Mongo; database: string; now: string }>): Promise<boolean> =>
  createMarkAsk()(
    async () =>
      (await mongo
        .database(database)
        .collection('leases')
        .findOne({ until: { $gt: now } })) !== null,
  );
