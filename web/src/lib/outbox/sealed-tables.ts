import type { DBCore, DBCoreTable, DBCoreTableSchema, Middleware } from 'dexie';
import { openRow, sealRow } from '../lock/row-seal.ts';

const fieldsOf = (keyPath: string | string[] | null | undefined): readonly string[] =>
  keyPath === null || keyPath === undefined ? [] : [keyPath].flat();

/** What a row of a table is found by. */
export const foundBy = ({ primaryKey, indexes }: DBCoreTableSchema): readonly string[] =>
  [primaryKey, ...indexes].flatMap(({ keyPath }) => fieldsOf(keyPath));

/** Rows that this page cannot open are left out. Without `await`, after which Dexie no longer knows the transaction. The stores read no table through a cursor. */
const sealedTable = (table: DBCoreTable): DBCoreTable => {
  const found = foundBy(table.schema);
  return {
    ...table,
    mutate: (request) =>
      table.mutate(
        request.type === 'add' || request.type === 'put'
          ? { ...request, values: request.values.map((row) => sealRow(row, found)) }
          : request,
      ),
    get: (request) => table.get(request).then(openRow),
    getMany: (request) => table.getMany(request).then((rows) => rows.map(openRow)),
    query: (request) =>
      table.query(request).then(({ result }) => ({
        result: request.values ? result.map(openRow).filter((row) => row !== undefined) : result,
      })),
  };
};

/** Next to the database itself, so that nothing else sees a sealed row. */
export const sealedTables: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'sealed-tables',
  level: -10,
  create: (core) => ({ ...core, table: (name) => sealedTable(core.table(name)) }),
};
