import { createMongoCall, retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { Presence } from '#ports/presence.ts';
import { presenceCutoff } from './presence-cutoff.ts';

type Row = Readonly<{ _id: string; seenAt: string }>;

/** One document per client, shared by every process of a fleet. Throws `StoreUnavailable`. */
export const openMongoPresence = async ({
  mongo,
  database,
}: Readonly<{ mongo: Mongo; database: string }>): Promise<Presence> => {
  const ask = createMongoCall({
    unavailable: (why) => new StoreUnavailable(why),
    closed: () => new StoreUnavailable('presence is closed'),
  });
  // What is lost with a server is recorded again within the minute.
  const rows = mongo.database(database).collection<Row>('presence', { writeConcern: { w: 1 } });
  await ask(() => rows.createIndex({ seenAt: 1 }));
  return {
    recordSeen: (clientId, at) =>
      ask(async () => {
        await retryOnDuplicateKey(() => rows.updateOne({ _id: clientId }, { $max: { seenAt: at } }, { upsert: true }));
        await rows.deleteMany({ seenAt: { $lt: presenceCutoff(at) } });
      }),
    lastSeen: (clientId) => ask(async () => (await rows.findOne({ _id: clientId }))?.seenAt ?? null),
    forget: (clientId) => ask(async () => void (await rows.deleteOne({ _id: clientId }))),
    close: async () => ask.close(),
  };
};
