import type { TextQuery } from '@ecrin/domain/kernel/text-query.ts';
import { ReadModelsFault, type AnyDocument, type Document, type Filter, type Model, type ModelStore, type ReadModels } from '../../ports/read-models.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { createGenerations } from './sqlite-generations.ts';
import type { Table } from './sqlite-query.ts';
import { createReading } from './sqlite-reading.ts';
import { createStatements } from './sqlite-statements.ts';
import { createWriting } from './sqlite-writing.ts';

type Opened = Readonly<{ model: Model<AnyDocument>; table: Table }>;

/** Read models in one SQLite file: documents as JSON, indexed fields as columns, full text as FTS5. Throws where SQLite cannot promise durability. */
export const openSqliteReadModels = ({ file }: Readonly<{ file: string }>): ReadModels => {
  const database = openSqlite(file);
  const statements = createStatements(database);
  const generations = createGenerations(database, statements);
  const reading = createReading(statements);
  const writing = createWriting(statements);
  // Every store of a model looks here at each call, so that a promoted generation is everybody's at once.
  const current = new Map<string, Opened>();
  generations.sweep();

  const guard = (): void => {
    if (!database.isOpen) throw new ReadModelsFault('closed', 'The read models are closed');
  };

  const storeOf = (tableNow: () => Table): ModelStore<AnyDocument> => {
    const table = (): Table => {
      guard();
      return tableNow();
    };
    return {
      get: async (id) => reading.get(table(), id),
      getMany: async (ids) => reading.getMany(table(), ids),
      find: async (query) => reading.find(table(), query),
      count: async (filter: Filter<AnyDocument>, text?: TextQuery) => reading.count(table(), filter, text),
      countBy: async (field, filter: Filter<AnyDocument>, text?: TextQuery) => reading.countBy(table(), field, text ? [filter, text] : [filter]),
      checkpoint: async () => reading.checkpoint(table()),
      parked: async () => reading.parked(table()),
      commit: async (batch) => writing.commit(table(), batch),
    };
  };

  const openCurrent = (model: Model<AnyDocument>): ModelStore<AnyDocument> => {
    guard();
    const known = current.get(model.name);
    const opened = known?.model === model ? known : { model, table: generations.current(model) };
    current.set(model.name, opened);
    return storeOf(() => (current.get(model.name) ?? opened).table);
  };

  const openBeside = (model: Model<AnyDocument>): ModelStore<AnyDocument> & { promote: () => Promise<void> } => {
    guard();
    const beside = generations.beside(model);
    const promote = async (): Promise<void> => {
      guard();
      generations.promote(model.name, beside);
      current.set(model.name, { model, table: beside });
    };
    return { ...storeOf(() => beside), promote };
  };

  // The tables hold whatever document the model declares; its type is the caller's to name.
  return {
    open: async <Doc extends Document>(model: Model<Doc>) => openCurrent(model) as unknown as ModelStore<Doc>,
    openRebuild: async <Doc extends Document>(model: Model<Doc>) =>
      openBeside(model) as unknown as ModelStore<Doc> & { promote: () => Promise<void> },
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
};
