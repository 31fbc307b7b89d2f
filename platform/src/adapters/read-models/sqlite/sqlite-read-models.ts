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
  type Rebuild,
} from '#ports/read-models.ts';
import { createCurrentTables } from './current-tables.ts';
import { createDocumentShapes } from './document-shapes.ts';
import { createCounting } from './sqlite-counting.ts';
import { createGenerations } from './sqlite-generations.ts';
import type { Table } from './sqlite-query.ts';
import { createReading } from './sqlite-reading.ts';
import { createStatements, type Statements } from './sqlite-statements.ts';
import { createWriting } from './sqlite-writing.ts';
import { createTextSweep, sweepDelays, type SweepDelays, type TextSweep } from './text-sweep.ts';

/** `sweeps`: whether it clears what interrupted rebuilds and removed documents left. One connection of a file does; all of them see what the others write. */
type SqliteReadModelsOptions = Readonly<{ file: string; delays?: SweepDelays; sweeps?: boolean }>;

/** Read models in one SQLite file: documents as JSON, indexed fields as columns, full text as FTS5. Throws where SQLite cannot guarantee durability. */
export const openSqliteReadModels = ({
  file,
  delays = sweepDelays,
  sweeps = true,
}: SqliteReadModelsOptions): ReadModels => {
  const database = openSqlite(file);
  const checkpoints = createBackgroundCheckpoint(database, file);
  const statements = createStatements(database, checkpoints.committed);
  const generations = createGenerations(database, statements);
  if (sweeps) generations.sweep();
  const current = createCurrentTables(statements, generations);
  const whileOpen = <Result>(work: () => Result): Result => {
    if (!database.isOpen) throw new ReadModelsFault('closed', 'The read models are closed');
    return work();
  };
  const sweep = createTextSweep({ database, statements, delays: sweeps ? delays : null });
  const storeOf = createStoreOf({ statements, whileOpen, sweep });

  const openNew = (model: Model<AnyDocument>): Rebuilt => {
    const table = generations.create(model);
    const promote = async (): Promise<void> =>
      whileOpen(() => {
        generations.promote(model.name, table);
        current.promoted(model, table);
      });
    // Leftovers are looked for at the start only.
    return { ...storeOf(() => table), promote, touch: async () => undefined };
  };

  // The tables hold whatever document the model declares; the caller names its type.
  return {
    open: async <Doc extends Document>(model: Model<Doc>) =>
      whileOpen(() => storeOf(current.open(model as unknown as Model<AnyDocument>))) as unknown as ModelStore<Doc>,
    openRebuild: async <Doc extends Document>(model: Model<Doc>) =>
      whileOpen(() => openNew(model)) as unknown as Rebuilt & ModelStore<Doc>,
    sweep: sweep.now,
    close: async () => {
      await sweep.close();
      await checkpoints.close();
      if (database.isOpen) database.close();
    },
  };
};

type Rebuilt = ModelStore<AnyDocument> & Rebuild;
type WhileOpen = <Result>(work: () => Result) => Result;

type StoreParts = Readonly<{ statements: Statements; whileOpen: WhileOpen; sweep: TextSweep }>;

const createStoreOf = ({ statements, whileOpen, sweep }: StoreParts) => {
  const shapes = createDocumentShapes(statements);
  const [reading, writing] = [createReading(statements, shapes), createWriting(statements, shapes)];
  const counting = createCounting(statements, reading);
  const commit = (table: Table, batch: Commit<AnyDocument>): void => {
    const { writes } = batch;
    const ids = writes.map(({ id }) => id);
    const before = counting.concerns(writes) ? reading.getMany(table, ids) : null;
    const revisions = writing.commit(table, batch);
    if (writes.length > 0) sweep.schedule(writes.some(({ doc }) => doc === null) ? 'removed' : 'changed');
    if (!before) return;
    const changes = writes.map(({ id, doc }) => ({ before: before.get(id)?.doc ?? null, now: doc }));
    counting.committed(changes, { generation: table.generation, revisions });
  };
  return (table: () => Table): ModelStore<AnyDocument> => {
    const read = async <Result>(work: (of: Table) => Result): Promise<Result> =>
      whileOpen(() => statements.reading(() => work(table())));
    return {
      get: (id) => read((of) => reading.get(of, id)),
      getMany: (ids) => read((of) => reading.getMany(of, ids)),
      find: (query) => read((of) => reading.find(of, query)),
      count: (filter: Filter<AnyDocument>, text?: TextQuery, most?: number) =>
        read((of) => counting.count(of, [filter, text, most])),
      countBy: (field, filter: Filter<AnyDocument>, text?: TextQuery) =>
        read((of) => counting.countBy(of, field, [filter, text])),
      checkpoint: () => read(reading.checkpoint),
      lastEvent: () => read(reading.lastEvent),
      parked: () => read(reading.parked),
      commit: async (batch) => whileOpen(() => commit(table(), batch)),
    };
  };
};
