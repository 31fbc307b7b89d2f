import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Json } from '#ports/event-store.ts';
import { tablePlanOf, tableNames, type TableExport, type TableName, type TableRow } from '#ports/table-export.ts';

/** `parts`: the table with the parts of a row, by the row's id. */
type Table = Readonly<{
  table: string;
  id: string;
  parts?: Readonly<{ table: string; id: string; columns: readonly string[] }>;
}>;

const tables: Readonly<Record<TableName, Table>> = {
  keys: { table: 'keys', id: 'owner' },
  credentials: { table: 'credentials', id: 'credential_id' },
  sessions: {
    table: 'sessions',
    id: 'session_id',
    parts: { table: 'refresh_tokens', id: 'session_id', columns: ['refresh_hash', 'used_at', 'successor_hash'] },
  },
  challenges: { table: 'challenges', id: 'key' },
  factors: {
    table: 'factors',
    id: 'factor_id',
    parts: { table: 'recovery_codes', id: 'factor_id', columns: ['code_hash'] },
  },
  tries: { table: 'tries', id: 'key' },
  messages: { table: 'messages', id: 'item_id' },
};

/** `table.column` of everything that is migrated. */
export const migratedColumns = (): readonly string[] =>
  tableNames.flatMap((name) => {
    const { table, id, parts } = tables[name];
    const own = tablePlanOf(name)
      .fields.filter((field) => field !== tablePlanOf(name).parts)
      .map(columnOf);
    return [
      ...[id, ...own].map((column) => `${table}.${column}`),
      ...(parts ? [parts.id, ...parts.columns].map((column) => `${parts.table}.${column}`) : []),
    ];
  });

const pageRows = 500;

/** One table of a file that its own adapter has opened before. */
export const sqliteTableExport = (db: DatabaseSync, name: TableName): TableExport => {
  const parts = partsOf(db, name);
  const { table, id } = tables[name];
  const { fields } = tablePlanOf(name);
  const own = fields.filter((field) => field !== tablePlanOf(name).parts);
  const columns = own.map(columnOf);
  const page = db.prepare(`select * from ${table} where ${id} > ? order by ${id} limit ${pageRows}`);
  const upsert =
    db.prepare(`insert into ${table} (${[id, ...columns].join(', ')}) values (${['?', ...columns.map(() => '?')].join(', ')})
    on conflict (${id}) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`);

  const rowOf = (stored: Record<string, SQLOutputValue>): TableRow => {
    const key = String(stored[id]);
    return {
      id: key,
      ...Object.fromEntries(
        fields.map((field) => [
          field,
          field === tablePlanOf(name).parts ? parts.of(key) : jsonOf(stored[columnOf(field)]),
        ]),
      ),
    };
  };
  const putOne = (row: TableRow): void => {
    upsert.run(row.id, ...own.map((field) => valueOf(row[field] ?? null, field === tablePlanOf(name).bytes)));
    parts.put(row);
  };

  return {
    name,
    rows: async function* () {
      for (let last = ''; ;) {
        const rows = page.all(last).map(rowOf);
        yield* rows;
        const end = rows.at(-1);
        if (!end) return;
        last = end.id;
      }
    },
    put: async (rows) => inTransaction(db, () => rows.forEach(putOne)),
  };
};

const partsOf = (db: DatabaseSync, name: TableName) => {
  const { parts } = tables[name];
  const field = tablePlanOf(name).parts;
  if (!parts || !field) return { of: (): Json => [], put: (): void => undefined };
  const { table, id, columns } = parts;
  const select = db.prepare(`select ${columns.join(', ')} from ${table} where ${id} = ? order by ${columns[0]}`);
  const clear = db.prepare(`delete from ${table} where ${id} = ?`);
  const insert = db.prepare(
    `insert into ${table} (${[id, ...columns].join(', ')}) values (${['?', ...columns.map(() => '?')].join(', ')})`,
  );
  return {
    of: (key: string): Json =>
      select
        .all(key)
        .map((part) => Object.fromEntries(columns.map((column) => [fieldOf(column), jsonOf(part[column])]))),
    put: (row: TableRow): void => {
      clear.run(row.id);
      for (const part of row[field] as readonly Readonly<Record<string, Json>>[])
        insert.run(row.id, ...columns.map((column) => valueOf(part[fieldOf(column)] ?? null, false)));
    },
  };
};

const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fieldOf = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

const jsonOf = (value: SQLOutputValue | undefined): Json => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'bigint' ? Number(value) : (value ?? null);
};
const valueOf = (value: Json, isBytes: boolean): SQLInputValue =>
  isBytes && typeof value === 'string' ? Buffer.from(value, 'base64') : (value as SQLInputValue);

const inTransaction = (db: DatabaseSync, work: () => void): void => {
  db.exec('begin immediate');
  try {
    work();
    db.exec('commit');
  } catch (fault) {
    db.exec('rollback');
    throw fault;
  }
};
