import type { AnyBulkWriteOperation, ClientSession } from 'mongodb';
import { gatherLookups } from '#concurrency/gather-lookups.ts';
import { failPoint } from '#instrumentation/fail-point.ts';
import { ReadModelsFault, type AnyDocument, type Commit, type Write } from '#ports/read-models.ts';
import type { Layout } from '../layout.ts';
import { cellOf } from './mongo-cells.ts';
import type { Collections, Stored, StoredParked, Table } from './mongo-table.ts';
import { indexedText } from './mongo-text.ts';
import type { Writers } from './mongo-writers.ts';

export type Writing = Readonly<{ commit: (table: Table, batch: Commit<AnyDocument>) => Promise<void> }>;

/** Every change to one generation of a model. */
export const createWriting = (
  collections: Collections,
  writers: Writers,
  hasTransactions: () => Promise<boolean>,
): Writing => {
  const moveOn = gatherLookups((moves: readonly Move[]) => moveAll(collections, moves));
  return {
    commit: async (table, batch) => {
      // What cannot be written stops the batch before any of it is written.
      const changes = batch.writes.map((write) => changeOf(table.layout, write));
      const moves = parkings(table, batch);
      const { generation } = table;
      if (changes.length + moves.length === 0) {
        if (await hasTransactions()) await writers.take(generation);
        if (!(await moveOn({ generation, batch }))) throw wasDropped();
        return;
      }
      const write = (session?: ClientSession) => writeInOrder(collections, { table, batch, changes, moves, session });
      if (await hasTransactions()) await writers.inTransaction(generation, write);
      else await write();
    },
  };
};

const wasDropped = () => new ReadModelsFault('dropped', 'This generation of the model was dropped');

type Move = Readonly<{ generation: string; batch: Commit<AnyDocument> }>;

/** Each event moves the checkpoint of every model, and most change nothing: of many models at once one call is made. Those that are there. */
const moveAll = async ({ generations }: Collections, moves: readonly Move[]): Promise<ReadonlyMap<Move, boolean>> => {
  await generations.bulkWrite(
    moves.map(({ generation, batch }) => ({ updateOne: { filter: { _id: generation }, update: movedBy(batch) } })),
    { ordered: false },
  );
  const filter = { _id: { $in: moves.map(({ generation }) => generation) } };
  const there = new Set((await generations.find(filter, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
  return new Map(moves.map((move) => [move, there.has(move.generation)]));
};

type Change = AnyBulkWriteOperation<Stored>;
type Steps = Readonly<{
  table: Table;
  batch: Commit<AnyDocument>;
  changes: readonly Change[];
  moves: readonly AnyBulkWriteOperation<StoredParked>[];
  session: ClientSession | undefined;
}>;

/** Documents first, the checkpoint last: without a transaction a crash in between leaves documents that are ahead, and their events come again. */
const writeInOrder = async (
  { documents, parked, generations }: Collections,
  { table, batch, changes, moves, session }: Steps,
): Promise<void> => {
  const within = session ? { session } : {};
  failPoint('read-models.before-write');
  if (changes.length > 0) await documents(table).bulkWrite(changes, within);
  failPoint('read-models.after-write');
  if (moves.length > 0) await parked.bulkWrite(moves, within);
  failPoint('read-models.before-checkpoint');
  const moved = await generations.updateOne({ _id: table.generation }, movedBy(batch), within);
  if (moved.matchedCount === 0) throw wasDropped();
  failPoint('read-models.after-checkpoint');
};

/** Never back; the event belongs to the position. */
const movedBy = ({ checkpoint, event = null }: Commit<AnyDocument>) => [
  {
    $set: {
      checkpoint: { $max: ['$checkpoint', checkpoint] },
      lastEvent: { $cond: [{ $gt: ['$checkpoint', checkpoint] }, '$lastEvent', { $literal: event }] },
      touchedAt: '$$NOW',
    },
  },
];

/** Replaces what is stored unless that is newer, in one step on the server. */
const changeOf = (layout: Layout, { id, doc, position }: Write<AnyDocument>): Change => {
  const replacement = doc === null ? { _id: id, position } : storedOf(layout, { id, doc, position });
  const unlessNewer = { $cond: [{ $gt: ['$position', position] }, '$$ROOT', { $literal: replacement }] };
  return { updateOne: { filter: { _id: id }, update: [{ $replaceWith: unlessNewer }], upsert: true } };
};

type Put = Readonly<{ id: string; doc: AnyDocument; position: number }>;

const storedOf = (layout: Layout, { id, doc, position }: Put): Stored => {
  // As JSON, as in every other store: no undefined, no dates, no functions.
  const plain = JSON.parse(JSON.stringify(doc)) as AnyDocument;
  const cells = Object.fromEntries(layout.fields.map((field) => [field, cellOf(plain[field])]));
  return { _id: id, position, doc: plain, cells, ...(layout.text.length > 0 && indexedText(layout, plain)) };
};

const parkings = (
  { generation }: Table,
  { park = [], unpark = [] }: Commit<AnyDocument>,
): readonly AnyBulkWriteOperation<StoredParked>[] => {
  const idOf = (stream: string): string => `${generation} ${stream}`;
  return [
    ...unpark.map((stream) => ({ deleteOne: { filter: { _id: idOf(stream) } } })),
    ...park.map(({ stream, position, revision, reason, parkedAt }) => ({
      replaceOne: {
        filter: { _id: idOf(stream) },
        replacement: { generation, stream, position, revision, reason, parkedAt },
        upsert: true,
      },
    })),
  ];
};
