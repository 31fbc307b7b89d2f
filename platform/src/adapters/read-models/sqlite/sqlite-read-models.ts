import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import { createBackgroundCheckpoint } from '#adapters/sqlite/background-checkpoint.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import {
  ReadModelsFault,
  type AnyDocument,
  type Commit,
  type Document,
  type Filter,
  type Model,
  type ModelStore,
  type ReadModels,
} from '#ports/read-models.ts';
import { createCountCache } from './count-cache.ts';
import { createGenerations } from './sqlite-generations.ts';
import type { Table } from './sqlite-query.ts';
import { createReading } from './sqlite-reading.ts';
import { createStatements, type Statements } from './sqlite-statements.ts';
import { createWriting } from './sqlite-writing.ts';
import { createTextSweep, sweepDelays, type SweepDelays, type TextSweep } from './text-sweep.ts';

type SqliteReadModelsOptions = Readonly<{ file: string; delays?: SweepDelays }>;
type Opened = Readonly<{ model: Model<AnyDocument>; table: Table }>;

/** Read models in one SQLite file: documents as JSON, indexed fields as columns, full text as FTS5. Throws where SQLite cannot guarantee durability. */
export const openSqliteReadModels = ({ file, delays = sweepDelays }: SqliteReadModelsOptions): ReadModels => {
  const database = openSqlite(file);
  const checkpoints = createBackgroundCheckpoint(database, file);
  const statements = createStatements(database, checkpoints.committed);
  const generations = createGenerations(database, statements);
  generations.sweep();
  // Every store of a model reads this at each call, so that all of them switch to a promoted generation at once.
  const current = new Map<string, Opened>();
  const whileOpen = <Result>(work: () => Result): Result => {
    if (!database.isOpen) throw new ReadModelsFault('closed', 'The read models are closed');
    return work();
  };
  const sweep = createTextSweep({ database, statements, delays });
  const storeOf = createStoreOf({ statements, whileOpen, sweep });

  const openCurrent = (model: Model<AnyDocument>): ModelStore<AnyDocument> => {
    const known = current.get(model.name);
    const opened = known?.model === model ? known : { model, table: generations.current(model) };
    current.set(model.name, opened);
    return storeOf(() => (current.get(model.name) ?? opened).table);
  };

  const openNew = (model: Model<AnyDocument>): Rebuilt => {
    const table = generations.create(model);
    const promote = async (): Promise<void> =>
      whileOpen(() => {
        generations.promote(model.name, table);
        current.set(model.name, { model, table });
      });
    return { ...storeOf(() => table), promote };
  };

  // The tables hold whatever document the model declares; the caller names its type.
  return {
    open: async <Doc extends Document>(model: Model<Doc>) =>
      whileOpen(() => openCurrent(model)) as unknown as ModelStore<Doc>,
    openRebuild: async <Doc extends Document>(model: Model<Doc>) =>
      whileOpen(() => openNew(model)) as unknown as Rebuilt & ModelStore<Doc>,
    close: async () => {
      await sweep.close();
      await checkpoints.close();
      if (database.isOpen) database.close();
    },
  };
};

type Rebuilt = ModelStore<AnyDocument> & Readonly<{ promote: () => Promise<void> }>;
type WhileOpen = <Result>(work: () => Result) => Result;

const createCountCaches = () => ({
  counts: createCountCache<number>({ owners: 1_000, size: 50 }, () => 1),
  countsBy: createCountCache<ReadonlyMap<string, number>>({ owners: 50, size: 500_000 }, ({ size }) => size + 1),
});

type StoreParts = Readonly<{ statements: Statements; whileOpen: WhileOpen; sweep: TextSweep }>;

const createStoreOf = ({ statements, whileOpen, sweep }: StoreParts) => {
  const [reading, writing] = [createReading(statements), createWriting(statements)];
  const { counts, countsBy } = createCountCaches();
  const count = (table: Table, filter: Filter<AnyDocument>, text?: TextQuery): number =>
    counts.get({ generation: table.generation, filter, text }, () => reading.count(table, filter, text));
  const countBy = (
    table: Table,
    field: string,
    [filter, text]: readonly [Filter<AnyDocument>, TextQuery?],
  ): ReadonlyMap<string, number> =>
    countsBy.get({ generation: table.generation, field, filter, text }, () =>
      reading.countBy(table, field, text ? [filter, text] : [filter]),
    );
  const commit = (table: Table, batch: Commit<AnyDocument>): void => {
    const { writes } = batch;
    const counted = counts.concerns(writes) || countsBy.concerns(writes);
    const ids = writes.map(({ id }) => id);
    const before = counted ? reading.getMany(table, ids) : null;
    writing.commit(table, batch);
    if (writes.length > 0) sweep.schedule(writes.some(({ doc }) => doc === null) ? 'removed' : 'changed');
    if (!before) return;
    const changes = writes.map(({ id, doc }) => ({ before: before.get(id)?.doc ?? null, now: doc }));
    counts.invalidate(changes);
    countsBy.invalidate(changes);
  };
  return (table: () => Table): ModelStore<AnyDocument> => ({
    get: async (id) => whileOpen(() => reading.get(table(), id)),
    getMany: async (ids) => whileOpen(() => reading.getMany(table(), ids)),
    find: async (query) => whileOpen(() => reading.find(table(), query)),
    count: async (filter: Filter<AnyDocument>, text?: TextQuery) => whileOpen(() => count(table(), filter, text)),
    countBy: async (field, filter: Filter<AnyDocument>, text?: TextQuery) =>
      whileOpen(() => countBy(table(), field, text ? [filter, text] : [filter])),
    checkpoint: async () => whileOpen(() => reading.checkpoint(table())),
    lastEvent: async () => whileOpen(() => reading.lastEvent(table())),
    parked: async () => whileOpen(() => reading.parked(table())),
    commit: async (batch) => whileOpen(() => commit(table(), batch)),
  });
};
