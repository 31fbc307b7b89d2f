import { addMs } from '@ecrin/domain/time/instant.ts';
import { MongoBulkWriteError, type Collection } from 'mongodb';
import { createMongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { gatherLookups } from '#concurrency/gather-lookups.ts';
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

  // A process renews dozens at once.
  const take = gatherLookups((asked: readonly Lease[]) => ask(() => takeAll(rows, asked)));
  return {
    take: async (lease) => (await take(lease)) ?? false,
    release: ({ name, holder }) => ask(async () => void (await rows.deleteOne({ _id: name, holder }))),
  };
};

type Lease = Parameters<Leases['take']>[0];

const takeAll = async (rows: Collection<Row>, asked: readonly Lease[]): Promise<ReadonlyMap<Lease, boolean>> => {
  const changes = asked.map(({ name, holder, now, ttlMs }) => {
    const mine = { _id: name, $or: [{ holder }, { until: { $lte: now } }] };
    return { updateOne: { filter: mine, update: { $set: { holder, until: addMs(now, ttlMs) } }, upsert: true } };
  });
  // Held by another holder: the upsert found its id in use.
  const refused: readonly number[] = await rows.bulkWrite(changes, { ordered: false }).then(
    () => [],
    (fault: unknown) => heldByOthers(fault),
  );
  return new Map(asked.map((lease, at) => [lease, !refused.includes(at)]));
};

const heldByOthers = (fault: unknown): readonly number[] => {
  const faults = fault instanceof MongoBulkWriteError ? [fault.writeErrors].flat() : [];
  if (faults.length === 0 || faults.some(({ code }) => code !== 11000)) throw fault;
  return faults.map(({ index }) => index);
};
