import { deviceStorage, tabStorage } from '@ecrin/ui/storage/device-storage.ts';
import type { Table } from 'dexie';
import { openStoredDb, type DeviceDb } from '../outbox/device-db.ts';
import { isSealedAsNow, isSealedRow, openRow, sealRow } from './row-seal.ts';

const wordy = new Set(['userInfo', 'favorites', 'answerSecret', 'returnTo']);
/** What has words of the person, or opens them: their profile, their draft, the key of kept answers, where they were. */
export const hasWordsOf =
  (userId: string) =>
  (key: string): boolean =>
    wordy.has(key) || key === `draft:${userId}`;

/** Written as they are to be now: sealed or not. A value that cannot be opened stays as it is. */
const rewriteStorage = (userId: string) => {
  for (const storage of [deviceStorage, tabStorage])
    for (const key of new Set(storage.keys().filter(hasWordsOf(userId)))) {
      const value = storage.getItem(key);
      if (value !== null) storage.setItem(key, value);
    }
};

type Rewrite = (row: unknown, found: readonly string[]) => unknown;
/** Sealed with the key that seals now: what was taken in while it was locked has one of its own. */
const sealed: Rewrite = (row, found) => {
  if (isSealedAsNow(row)) return undefined;
  const plain = openRow(row);
  return plain === undefined ? undefined : sealRow(Object(plain), found);
};
const opened: Rewrite = (row) => (isSealedRow(row) ? openRow(row) : undefined);

/** One row in one transaction, so that a crash leaves each either sealed or not. */
const rewriteRow = (table: Table, { key, rewrite }: Readonly<{ key: unknown; rewrite: Rewrite }>) =>
  table.db.transaction('rw', table, async () => {
    const row = rewrite(await table.get(key), foundIn(table));
    if (row !== undefined) await table.put(row);
  });

const foundIn = ({ schema }: Table): readonly string[] =>
  [schema.primKey, ...schema.indexes].flatMap(({ keyPath }) => [keyPath ?? []].flat());

const ownRows = async (db: DeviceDb, userId: string): Promise<readonly (readonly [Table, readonly unknown[]])[]> => {
  const recordings = await db.recordings.where('userId').equals(userId).primaryKeys();
  const pictures = await db.pictures.where('userId').equals(userId).primaryKeys();
  const chunks = [];
  for (const id of recordings)
    chunks.push(...(await db.chunks.where('[recordingId+seq]').between([id, 0], [id, Infinity]).primaryKeys()));
  return [
    [db.queue, await db.queue.where('userId').equals(userId).primaryKeys()],
    [db.recordings, recordings],
    [db.chunks, chunks],
    [db.pictures, pictures],
    [db.pictureFiles, pictures],
  ];
};

const rewriteRows = async (userId: string, rewrite: Rewrite, name?: string): Promise<void> => {
  const db = openStoredDb(name);
  try {
    for (const [table, keys] of await ownRows(db, userId))
      for (const key of keys) await rewriteRow(table, { key, rewrite });
  } finally {
    db.close();
  }
};

/** Seals everything of one person that is not sealed yet; may be repeated. */
export const sealDevice = async (userId: string, databaseName?: string): Promise<void> => {
  rewriteStorage(userId);
  await rewriteRows(userId, sealed, databaseName);
};

/** Opens everything of one person that these keys open; may be repeated. */
export const openDevice = async (userId: string, databaseName?: string): Promise<void> => {
  rewriteStorage(userId);
  await rewriteRows(userId, opened, databaseName);
};
