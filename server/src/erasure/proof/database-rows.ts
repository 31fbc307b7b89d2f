import { DatabaseSync } from 'node:sqlite';
import type { WrappedKey } from '@ecrin/platform/adapters/key-vault/wrap-key.ts';
import { openMessage } from '@ecrin/platform/adapters/message-queue/seal-message.ts';

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

/** Messages that wait are sealed with a key of the service: the file alone does not show their words. */
export const openedMessagesIn = (file: string, key: Uint8Array): readonly Uint8Array[] =>
  reading(file, (db) => {
    if (!hasTable(db, 'messages')) return [];
    const rows = db.prepare('select item_id, sealed from messages').all();
    return rows.map(({ item_id: id, sealed }) =>
      Buffer.from(sealed instanceof Uint8Array ? JSON.stringify(openMessage(key, String(id), sealed)) : ''),
    );
  });
