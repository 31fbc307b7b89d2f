import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { dayMs } from '@ecrin/domain/time/instant.ts';
import { MongoError, type Collection, type OptionalUnlessRequiredId } from 'mongodb';
import { createMongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { AnsweredCommands } from '#ports/answered-commands.ts';
import type { Clock } from '#ports/clock.ts';
import { answerRetentionDays } from './answer-retention.ts';

type Row = Readonly<{ _id: string; fingerprint: string | null; receipt: Receipt; at: Date }>;
type Claim = Readonly<{ _id: string; fingerprint: string; at: Date }>;
/** Interval between deletions of old answers, in ms. */
const forgetEveryMs = 3_600_000;
const duplicateKey = 11_000;

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
  let forgottenAt = Number.NEGATIVE_INFINITY;
  const forgetOld = async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - forgottenAt < forgetEveryMs) return;
    forgottenAt = now;
    const old = { at: { $lt: new Date(now - answerRetentionDays * dayMs) } };
    await Promise.all([rows.deleteMany(old), claims.deleteMany(old)]);
  };
  return {
    find: (commandId) => ask(async () => rows.findOne({ _id: commandId }, { projection: { _id: 0, at: 0 } })),
    remember: (commandId, { fingerprint, receipt }) =>
      ask(async () => {
        await forgetOld();
        await insertOnce(rows, { _id: commandId, fingerprint, receipt, at: clock.now() });
      }),
    claim: (key, fingerprint) =>
      ask(async () => {
        await forgetOld();
        if (await insertOnce(claims, { _id: key, fingerprint, at: clock.now() })) return fingerprint;
        return (await claims.findOne({ _id: key }))?.fingerprint ?? fingerprint;
      }),
    close: async () => ask.close(),
  };
};

/** False when its id was there before. */
const insertOnce = async <Doc extends Row | Claim>(
  into: Collection<Doc>,
  doc: OptionalUnlessRequiredId<Doc>,
): Promise<boolean> => {
  try {
    await into.insertOne(doc);
    return true;
  } catch (fault) {
    if (fault instanceof MongoError && fault.code === duplicateKey) return false;
    throw fault;
  }
};
