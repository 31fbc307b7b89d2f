import { DatabaseSync } from 'node:sqlite';
import { tableExportsContract } from '@ecrin/testing/port-contracts/table-exports.contract.ts';
import { expect, it } from 'vitest';
import { accessSchema } from '#adapters/access-store/access-schema.ts';
import { vaultSchema } from '#adapters/key-vault/key-vault-file.ts';
import { messageSchema } from '#adapters/message-queue/sqlite-message-queue.ts';
import { presenceSchema } from '#adapters/presence/sqlite-presence.ts';
import { migratedColumns, sqliteTableExport } from '#adapters/table-exports/sqlite-table-export.ts';

const openAll = (): DatabaseSync => {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  for (const schema of [vaultSchema, accessSchema, messageSchema, presenceSchema]) db.exec(schema);
  return db;
};

/** The first is derived again from the master key when the vault is opened; presence is not migrated; which log a vault belongs to is read from the events. */
const notMoved = new Set(['master_keys', 'presence', 'log']);

it('every column of every table is exported or listed as left out', () => {
  const db = openAll();
  const columns = db
    .prepare(`
    select list.name as tableName, list.name || '.' || info.name as place from pragma_table_list as list, pragma_table_info(list.name) as info
    where list.schema = 'main' and list.name not like 'sqlite_%'`)
    .all();
  const own = columns.filter(({ tableName }) => !notMoved.has(String(tableName))).map(({ place }) => String(place));
  expect(migratedColumns().toSorted()).toEqual(own.toSorted());
});

tableExportsContract('SQLite', async () => {
  const db = openAll();
  return { table: (name) => sqliteTableExport(db, name), dispose: async () => db.close() };
});
