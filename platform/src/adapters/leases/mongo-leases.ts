import { addMs } from '@ecrin/domain/time/instant.ts';
import { MongoServerError } from 'mongodb';
import { createMongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { Leases } from '#ports/leases.ts';

type Row = Readonly<{ _id: string; holder: string; until: string }>;

/** One document per lease. Clocks of the processes should agree within a second or two; throws `StoreUnavailable`. */
export const openMongoLeases = ({ mongo, database }: Readonly<{ mongo: Mongo; database: string }>): Leases => {
  const ask = createMongoCall({
    unavailable: (why) => new StoreUnavailable(why),
    closed: () => new StoreUnavailable('the leases are closed'),
  });
  const rows = mongo.database(database).collection<Row>('leases');

  return {
    take: ({ name, holder, now, ttlMs }) =>
      ask(async () => {
        const until = addMs(now, ttlMs);
        try {
          const mine = { _id: name, $or: [{ holder }, { until: { $lte: now } }] };
          const { matchedCount, upsertedCount } = await rows.updateOne(
            mine,
            { $set: { holder, until } },
            { upsert: true },
          );
          return matchedCount + upsertedCount === 1;
        } catch (fault) {
          // Held by another holder: the upsert found its id in use.
          if (fault instanceof MongoServerError && fault.code === 11000) return false;
          throw fault;
        }
      }),
    release: ({ name, holder }) => ask(async () => void (await rows.deleteOne({ _id: name, holder }))),
  };
};
