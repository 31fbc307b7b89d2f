import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { dayMs } from '@ecrin/domain/time/instant.ts';
import { createMongoCall, retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import type { AnsweredCommands } from '#ports/answered-commands.ts';
import type { Clock } from '#ports/clock.ts';
import { StoreUnavailable } from '#ports/store-unavailable.ts';
import { answerRetentionDays } from './answer-retention.ts';

type Row = Readonly<{ _id: string; fingerprint: string | null; receipt: Receipt; at: Date }>;
type Claim = Readonly<{ _id: string; fingerprint: string; at: Date }>;
type Options = Readonly<{ mongo: Mongo; database: string; clock: Clock }>;

/** One document per command, shared by every process of a fleet. Throws `StoreUnavailable`. */
export const openMongoAnsweredCommands = async ({ mongo, database, clock }: Options): Promise<AnsweredCommands> => {
  const ask = createMongoCall({
    unavailable: (why) => new StoreUnavailable(why),
    closed: () => new StoreUnavailable('answered commands are closed'),
  });
  const rows = mongo.database(database).collection<Row>('answeredCommands');
  const claims = mongo.database(database).collection<Claim>('usedKeys');
  await ask(() => rows.createIndex({ at: 1 }));
  await ask(() => claims.createIndex({ at: 1 }));
  return {
    find: (commandId) => ask(async () => rows.findOne({ _id: commandId }, { projection: { _id: 0, at: 0 } })),
    remember: (commandId, { fingerprint, receipt }) =>
      ask(async () => {
        const at = clock.now();
        const row = { fingerprint, receipt, at };
        await retryOnDuplicateKey(() => rows.updateOne({ _id: commandId }, { $setOnInsert: row }, { upsert: true }));
        await rows.deleteMany({ at: { $lt: new Date(at.getTime() - answerRetentionDays * dayMs) } });
      }),
    claim: (key, fingerprint) =>
      ask(async () => {
        const at = clock.now();
        await claims.deleteMany({ at: { $lt: new Date(at.getTime() - answerRetentionDays * dayMs) } });
        const held = await retryOnDuplicateKey(() =>
          claims.findOneAndUpdate(
            { _id: key },
            { $setOnInsert: { fingerprint, at } },
            { upsert: true, returnDocument: 'after' },
          ),
        );
        return held?.fingerprint ?? fingerprint;
      }),
    close: async () => ask.close(),
  };
};
