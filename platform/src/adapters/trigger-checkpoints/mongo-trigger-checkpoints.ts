import { createMongoCall, retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { StoreUnavailable } from '#ports/store-unavailable.ts';
import type { TriggerCheckpoints } from '#workflows/trigger.ts';

type Row = Readonly<{ _id: string; position: number }>;

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
    load: (name) => ask(async () => (await rows.findOne({ _id: name }))?.position ?? null),
    save: (name, position) =>
      ask(() =>
        retryOnDuplicateKey(
          async () => void (await rows.updateOne({ _id: name }, { $max: { position } }, { upsert: true })),
        ),
      ),
  };
};
