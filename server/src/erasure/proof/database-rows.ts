import { DatabaseSync } from 'node:sqlite';
import type { WrappedKey } from '@ecrin/platform/adapters/key-vault/wrap-key.ts';
import { openMessage } from '@ecrin/platform/adapters/message-queue/seal-message.ts';
import type { Row } from './search-rows.ts';

const reading = <Result>(file: string, read: (db: DatabaseSync) => Result): Result => {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return read(db);
  } finally {
    db.close();
  }
};

const hasTable = (db: DatabaseSync, name: string): boolean =>
  db.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).get(name) !== undefined;

/** The owner’s key as a file of keys holds it; null: it holds none. */
export const wrappedKeyIn = (file: string, owner: string): WrappedKey | null =>
  reading(file, (db) => {
    if (!hasTable(db, 'keys')) return null;
    const row = db.prepare('select version, wrapped from keys where owner = ?').get(owner);
    return row?.['wrapped'] instanceof Uint8Array ? { version: Number(row['version']), wrapped: row['wrapped'] } : null;
  });

/** Documents of read models, of every generation that the file has. */
export function* modelRowsIn(file: string): Generator<Row> {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const tables = db.prepare(`select name from sqlite_schema where type = 'table' and name glob 'documents_*'`).all();
    for (const { name } of tables) {
      const columns = db.prepare('select name from pragma_table_info(?)').all(String(name));
      const owner = columns.some((column) => column['name'] === '$ownerId') ? '"$ownerId"' : 'null';
      for (const row of db.prepare(`select id, ${owner} as owner, document from "${String(name)}"`).iterate())
        yield {
          id: String(row['id']),
          owner: typeof row['owner'] === 'string' ? row['owner'] : null,
          document: String(row['document']),
        };
    }
  } finally {
    db.close();
  }
}

/** Messages that wait are sealed with a key of the service: the file alone does not show their words. */
export const openedMessagesIn = (file: string, key: Uint8Array): readonly Uint8Array[] =>
  reading(file, (db) => {
    if (!hasTable(db, 'messages')) return [];
    const rows = db.prepare('select item_id, sealed from messages').all();
    return rows.map(({ item_id: id, sealed }) =>
      Buffer.from(sealed instanceof Uint8Array ? JSON.stringify(openMessage(key, String(id), sealed)) : ''),
    );
  });
