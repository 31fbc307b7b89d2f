import type { DatabaseSync } from 'node:sqlite';
import { addColumn } from '#adapters/sqlite/add-column.ts';
import type { AnyDocument, Model } from '#ports/read-models.ts';
import { layoutOf, type Layout } from '../layout.ts';
import { shapesSchema } from './document-shapes.ts';
import { createTables, dropTables } from './sqlite-layout.ts';
import type { Table } from './sqlite-query.ts';
import type { Statements } from './sqlite-statements.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS generations (
    number INTEGER PRIMARY KEY AUTOINCREMENT, model TEXT NOT NULL, version INTEGER NOT NULL, layout TEXT NOT NULL,
    current INTEGER NOT NULL, checkpoint INTEGER, last_event TEXT
  );
  CREATE UNIQUE INDEX IF NOT EXISTS one_current ON generations (model) WHERE current = 1;
  CREATE TABLE IF NOT EXISTS parked (
    generation INTEGER NOT NULL, stream TEXT NOT NULL, position INTEGER NOT NULL, revision INTEGER NOT NULL,
    reason TEXT NOT NULL, parked_at TEXT NOT NULL, PRIMARY KEY (generation, stream)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS removed (
    generation INTEGER NOT NULL, id TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (generation, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS revisions (
    generation INTEGER NOT NULL, slot INTEGER NOT NULL, revision INTEGER NOT NULL, PRIMARY KEY (generation, slot)
  ) WITHOUT ROWID;
`;

/** Raised with every change of how a document is stored here: older generations are rebuilt. */
const storageFormat = 3;
const storedLayout = ({ digest }: Layout): string => `${storageFormat}-${digest}`;

type Numbered = Readonly<{ model: string; number: number }>;
type Stored = Readonly<{ number: number; version: number; layout: string }>;

/** Which tables hold which model: one current generation each, and those being built. */
export const createGenerations = (database: DatabaseSync, { prepare, atomically }: Statements) => {
  database.exec(`${schema}; ${shapesSchema}`);
  addColumn(database, 'generations', 'last_event');
  const { create, drop, currentOf, fittingOf } = prepareGenerations(database, prepare);

  return {
    /** Drops what an interrupted rebuild left behind. */
    sweep: (): void =>
      atomically(() => {
        for (const { number } of prepare('SELECT number FROM generations WHERE current = 0').all() as Stored[])
          drop(number);
      }),

    current: (model: Model<AnyDocument>): Table =>
      fittingOf(model) ??
      atomically(() => {
        // Another connection may have created it meanwhile.
        const created = fittingOf(model);
        if (created) return created;
        const stored = currentOf(model.name);
        if (stored) drop(stored.number);
        return create(model, 1);
      }),

    /** Number of the current generation of each model. */
    numbers: (): ReadonlyMap<string, number> =>
      new Map(
        (prepare('SELECT model, number FROM generations WHERE current = 1').all() as Numbered[]).map(
          ({ model, number }) => [model, number],
        ),
      ),

    create: (model: Model<AnyDocument>): Table => atomically(() => create(model, 0)),

    promote: (name: string, { generation }: Table): void =>
      atomically(() => {
        const stored = currentOf(name);
        if (stored && stored.number !== generation) drop(stored.number);
        prepare('UPDATE generations SET current = 1 WHERE number = ?').run(generation);
      }),
  };
};

const prepareGenerations = (database: DatabaseSync, prepare: Statements['prepare']) => {
  const currentOf = (name: string): Stored | undefined =>
    prepare('SELECT number, version, layout FROM generations WHERE model = ? AND current = 1').get(name) as
      | Stored
      | undefined;
  return {
    currentOf,
    /** The current one in this shape. */
    fittingOf: (model: Model<AnyDocument>): Table | null => {
      const [layout, stored] = [layoutOf(model), currentOf(model.name)];
      return stored?.version === model.version && stored.layout === storedLayout(layout)
        ? { generation: stored.number, layout }
        : null;
    },
    drop: (number: number): void => {
      database.exec(dropTables(number));
      for (const from of [
        ...['parked', 'removed', 'revisions'].map((table) => `${table} WHERE generation`),
        'generations WHERE number',
      ])
        prepare(`DELETE FROM ${from} = ?`).run(number);
    },

    create: (model: Model<AnyDocument>, current: 0 | 1): Table => {
      const layout = layoutOf(model);
      const insert = prepare('INSERT INTO generations (model, version, layout, current) VALUES (?, ?, ?, ?)');
      const generation = Number(insert.run(model.name, model.version, storedLayout(layout), current).lastInsertRowid);
      database.exec(createTables(generation, layout));
      return { generation, layout };
    },
  };
};

export type Generations = ReturnType<typeof createGenerations>;
