import type { Presence } from '../../ports/presence.ts';
import { StoreAway } from '../../ports/store-away.ts';
import { createAsk, despiteOthers } from '../mongo/asking.ts';
import type { Mongo } from '../mongo/open-mongo.ts';
import { forgottenBefore } from './forgotten-before.ts';

type Row = Readonly<{ _id: string; seenAt: string }>;

/** One document a client, shared by every process of a fleet. Throws `StoreAway`. */
export const openMongoPresence = async ({
  mongo,
  database,
}: Readonly<{ mongo: Mongo; database: string }>): Promise<Presence> => {
  const ask = createAsk({
    unavailable: (why) => new StoreAway(why),
    closed: () => new StoreAway('presence is closed'),
  });
  // What is lost with a server is told again within the minute.
  const rows = mongo.database(database).collection<Row>('presence', { writeConcern: { w: 1 } });
  await ask(() => rows.createIndex({ seenAt: 1 }));
  return {
    seen: (clientId, at) =>
      ask(async () => {
        await despiteOthers(() => rows.updateOne({ _id: clientId }, { $max: { seenAt: at } }, { upsert: true }));
        await rows.deleteMany({ seenAt: { $lt: forgottenBefore(at) } });
      }),
    lastSeen: (clientId) => ask(async () => (await rows.findOne({ _id: clientId }))?.seenAt ?? null),
    close: async () => ask.close(),
  };
};
