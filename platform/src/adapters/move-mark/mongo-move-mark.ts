import type { Home, MoveMark } from '../../moving/home.ts';
import { StoreAway } from '../../ports/store-away.ts';
import { createAsk } from '../mongo/asking.ts';
import type { Mongo } from '../mongo/open-mongo.ts';

type Row = MoveMark & Readonly<{ _id: 'move' }>;

const createMarkAsk = () =>
  createAsk({ unavailable: (why) => new StoreAway(why), closed: () => new StoreAway('the mark is closed') });

/** One document beside what is moved. Throws `StoreAway`. */
export const openMongoMoveMark = ({ mongo, database }: Readonly<{ mongo: Mongo; database: string }>): Home['mark'] => {
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
