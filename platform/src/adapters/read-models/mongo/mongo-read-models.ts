import { setTimeout as pause } from 'node:timers/promises';
import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import { createMongoCall, type MongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { createBackgroundTasks, type BackgroundTasks } from '#concurrency/background-tasks.ts';
import { createCoalescer } from '#concurrency/coalesce.ts';
import {
  ReadModelsFault,
  type AnyDocument,
  type Document,
  type Filter,
  type Model,
  type ModelStore,
  type ReadModels,
  type Rebuild,
} from '#ports/read-models.ts';
import { createGenerations, longestPauseMs } from './mongo-generations.ts';
import { createReading } from './mongo-reading.ts';
import { createShapes } from './mongo-shapes.ts';
import { collectionsOf, type Table } from './mongo-table.ts';
import { createWriters } from './mongo-writers.ts';
import { createWriting } from './mongo-writing.ts';

/**
 * `database`: its name. `transactions` false: batches are written in an order that is safe under a crash, as on servers without transactions.
 * `idleMs`: after which an unused generation is dropped.
 */
export type MongoReadModelsOptions = Readonly<{
  mongo: Mongo;
  database: string;
  transactions?: boolean;
  idleMs?: number;
}>;

const dayMs = 24 * 60 * 60 * 1000;
const [askEveryMs, sweepMs, longestSweepMs] = [1_000, 60_000, 2 * longestPauseMs];

/** Read models in MongoDB, for any number of processes. Closing leaves the connection to its opener. Throws `ReadModelsFault`. */
export const openMongoReadModels = (options: MongoReadModelsOptions): ReadModels => {
  const background = createBackgroundTasks();
  const ask = createMongoCall({
    unavailable: (why) => new ReadModelsFault('unusable', why),
    closed: () => new ReadModelsFault('closed', 'The read models are closed'),
  });
  const { openCurrent, openNew, sweepUnnamed } = prepareStores(options, ask, background);
  const together = createCoalescer<ReadonlySet<string>>();
  const sweepOnce = () => together('sweep', () => ask(sweepUnnamed, sweepMs));

  // The collections hold whatever document the model declares; the caller names its type.
  return {
    open: async <Doc extends Document>(model: Model<Doc>) => (await openCurrent(model)) as unknown as ModelStore<Doc>,
    openRebuild: async <Doc extends Document>(model: Model<Doc>) =>
      (await openNew(model)) as unknown as Rebuilt & ModelStore<Doc>,
    sweep: async () => {
      await background.end();
      // What is being rebuilt now gets its name, or breaks off. What is begun later is none of this.
      const until = Date.now() + longestSweepMs;
      let left = await sweepOnce();
      while (left.size > 0 && Date.now() < until) {
        await pause(askEveryMs);
        left = left.intersection(await sweepOnce());
      }
    },
    close: () => {
      ask.close();
      return background.end();
    },
  };
};

const prepareStores = (
  { mongo, database, transactions = true, idleMs = dayMs }: MongoReadModelsOptions,
  ask: MongoCall,
  background: BackgroundTasks,
) => {
  const collections = collectionsOf(mongo.database(database));
  const writers = createWriters(mongo, collections);
  const generations = createGenerations(collections, { writers, background, idleMs });
  const shapes = createShapes(generations);
  const reading = createReading(collections);
  const writing = createWriting(collections, writers, async () => transactions && mongo.hasTransactions());
  const storeOf = createStoreOf(ask, { reading, writing });

  return {
    openCurrent: async (model: Model<AnyDocument>): Promise<ModelStore<AnyDocument>> => {
      const shape = await ask(() => shapes.open(model));
      let followed = shape.known();
      const checkpointOf = (table: Table): Promise<number | null> => {
        followed = table;
        return reading.checkpoint(table);
      };
      return {
        ...storeOf({ read: shape.read, written: () => shape.writable(followed) }),
        checkpoint: () => ask(() => shape.read(checkpointOf)),
      };
    },
    sweepUnnamed: generations.sweepUnnamed,
    openNew: async (model: Model<AnyDocument>): Promise<Rebuilt> => {
      const shape = await ask(() => shapes.open(model));
      const table = await ask(() => generations.create(model));
      const promote = async (): Promise<void> => {
        await ask(() => generations.promote(model, table));
        // Not of one that is answered too late: what is written here meanwhile is in the former one.
        shape.promoted(table);
      };
      const touch = (): Promise<void> => ask(() => generations.touch(table));
      return { ...storeOf({ read: (work) => work(table), written: async () => table }), promote, touch };
    },
  };
};

type Rebuilt = ModelStore<AnyDocument> & Rebuild;
type Parts = Readonly<{ reading: ReturnType<typeof createReading>; writing: ReturnType<typeof createWriting> }>;
/** Where one store reads, and where it writes. */
type Place = Readonly<{
  read: <Result>(work: (table: Table) => Promise<Result>) => Promise<Result>;
  written: () => Promise<Table>;
}>;

const createStoreOf =
  (ask: MongoCall, { reading, writing }: Parts) =>
  ({ read, written }: Place): ModelStore<AnyDocument> => ({
    get: (id) => ask(() => read((table) => reading.get(table, id))),
    getMany: (ids) => ask(() => read((table) => reading.getMany(table, ids))),
    find: (query) => ask(() => read((table) => reading.find(table, query))),
    count: (filter: Filter<AnyDocument>, text?: TextQuery, most?: number) =>
      ask(() => read((table) => reading.count(table, text ? [filter, text] : [filter], most))),
    countBy: (field, filter: Filter<AnyDocument>, text?: TextQuery) =>
      ask(() => read((table) => reading.countBy(table, field, text ? [filter, text] : [filter]))),
    checkpoint: () => ask(() => read(reading.checkpoint)),
    lastEvent: () => ask(() => read(reading.lastEvent)),
    parked: () => ask(() => read(reading.parked)),
    commit: (batch) => ask(async () => writing.commit(await written(), batch)),
  });
