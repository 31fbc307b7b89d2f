import { open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openBackupPlace } from '#backup/open-places.ts';
import { isBucket } from '#config/backup.config.ts';
import type { SharedConfig } from '#config/config.ts';
import { openedMessagesIn } from './database-rows.ts';
import { filesBelow, piecesOf } from './files.ts';
import { hasKeyLeft, type KeySought } from './keys-sought.ts';
import type { PlaceSearch } from './place-search.ts';

/** `address`: of the backups’ place. `drafts`: a folder of this search, for copies of databases that lie in a bucket. */
type Backups = Readonly<{ address: string; config: SharedConfig; drafts: string }>;
/** Looks for what the bytes of a database alone do not show. */
type Check = (database: string) => void | Promise<void>;

/** Keys in backups. */
export const searchKeyCopies = (backups: Backups, keys: readonly KeySought[], search: PlaceSearch): Promise<void> =>
  searchBoth(backups, search, (database) => {
    if (hasKeyLeft(database, keys)) search.note(`the key in ${database}`);
  });

/** Data in backups. */
export const searchBackups = (backups: Backups, messageKey: Uint8Array, search: PlaceSearch): Promise<void> =>
  searchBoth(backups, search, async (database) => {
    for (const message of openedMessagesIn(database, messageKey)) await search.read([message]);
  });

const searchBoth = (backups: Backups, search: PlaceSearch, check: Check): Promise<void> =>
  (isBucket(backups.address) ? searchBucket : searchFolder)(backups, search, check);

const databaseHead = Buffer.from('SQLite format 3\0');
const isDatabase = (piece: Uint8Array): boolean => databaseHead.equals(piece.subarray(0, databaseHead.length));

type Searching = (backups: Backups, search: PlaceSearch, check: Check) => Promise<void>;

/** The files themselves, whatever a backup calls them. A database in a backup has no log: it is opened where it lies. */
const searchFolder: Searching = async ({ address }, search, check) => {
  const folder = resolve(address);
  for (const name of await filesBelow(folder)) {
    const file = join(folder, name);
    await search.read(piecesOf(file));
    for await (const piece of piecesOf(file)) {
      if (isDatabase(piece)) await check(file);
      break;
    }
  }
};

/** What the sealed contents of a bucket open to. */
const searchBucket: Searching = async ({ address, config, drafts }, search, check) => {
  const place = await openBackupPlace(address, { config, masterKeyIn: resolve(config.DATA_DIR) });
  const copy = join(drafts, 'copy.db');
  try {
    for await (const { name } of place.list('')) {
      const content = await place.read(name);
      if (!content) continue;
      const copied = copyDatabase(content, copy);
      await search.read(copied.content);
      if (copied.isDatabase()) await check(copy);
      await rm(copy, { force: true });
    }
  } finally {
    await place.close();
  }
};

/** Passes a content on, and writes it to `copy` meanwhile when it begins as a database. */
const copyDatabase = (content: AsyncIterable<Uint8Array>, copy: string) => {
  let handle: Awaited<ReturnType<typeof open>> | null = null;
  const copying = async function* (): AsyncGenerator<Uint8Array> {
    let isFirst = true;
    try {
      for await (const piece of content) {
        if (isFirst && isDatabase(piece)) handle = await open(copy, 'wx', 0o600);
        isFirst = false;
        await handle?.writeFile(piece);
        yield piece;
      }
    } finally {
      await handle?.close();
    }
  };
  return { content: copying(), isDatabase: (): boolean => handle !== null };
};
