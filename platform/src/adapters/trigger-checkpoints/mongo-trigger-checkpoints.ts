import { createMongoCall, retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { EventMark } from '#ports/store-fit.ts';
import type { TriggerCheckpoints } from '#workflows/trigger.ts';

type Row = Readonly<{ _id: string; position: number; event?: EventMark | null }>;

/** The position of each trigger; never moves back, whichever of two processes saves last. Throws `StoreUnavailable`. */
export const openMongoTriggerCheckpoints = ({
  mongo,
  database,
}: Readonly<{ mongo: Mongo; database: string }>): TriggerCheckpoints => {
  const ask = createMongoCall({
    unavailable: (why) => new StoreUnavailable(why),
    closed: () => new StoreUnavailable('the checkpoints are closed'),
  });
  const rows = mongo.database(database).collection<Row>('trigger_checkpoints');

  return {
    load: (name) =>
      ask(async () => {
        const row = await rows.findOne({ _id: name });
        return row && { position: row.position, event: row.event ?? null };
      }),
    forget: (name) => ask(async () => void (await rows.deleteOne({ _id: name }))),
    save: (name, { position, event }) =>
      ask(() =>
        retryOnDuplicateKey(
          async () =>
            void (await rows.updateOne({ _id: name }, [{ $set: notBack(position, event) }], { upsert: true })),
        ),
      ),
  };
};

const notBack = (position: number, event: EventMark | null) => ({
  position: { $max: ['$position', position] },
  event: { $cond: [{ $gt: ['$position', position] }, '$event', { $literal: event }] },
});
