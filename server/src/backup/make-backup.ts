import { existsSync } from 'node:fs';
import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { listFiles } from '@ecrin/platform/adapters/blob-store/list-files.ts';
import { lockExclusively } from '@ecrin/platform/adapters/sqlite/exclusive-lock.ts';
import { BackupFault, type BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { backupIdAt, writeManifest, type BackedUpFile } from './backup-manifest.ts';
import { copyDatabase } from './copy-database.ts';
import { dropBackups } from './drop-backups.ts';
import { eraseKeyCopies, forgetKeys, keyDatabase, takeThoughtKeys } from './erase-key-copies.ts';
import { ledgerFolder, ledgerNameOf, listErasures, writeErasure, writeErasureCount } from './erasure-ledger.ts';
import { dataKeeping, keyKeeping } from './kept-backups.ts';
import type { BackupPlaces } from './open-places.ts';
import { backupLock } from './remove-leftovers.ts';
import { knownIn, storeFile, type FileToStore } from './store-files.ts';

/**
 * In this order a copy made while a server writes is consistent: how far triggers are is never ahead of the events, and accounts, messages, keys and
 * recordings are never behind them. Read models are left out: they are made from the events.
 */
const databases = ['workflows.db', 'events.db', 'access.db', 'messages.db'] as const;
const masterKeyFile = 'master.key';

/** Left free on the disk of the data folder, in bytes, when the largest database has been copied. */
const leastRoom = 64 * 1024 * 1024;

export type MadeBackup = Readonly<{ id: string; files: number; bytes: number; hasMasterKey: boolean }>;

/** Copies the data folder `dir` while a server uses it: data to one place, keys to the other. Throws `BackupFault`. */
export const makeBackup = async (dir: string, places: BackupPlaces, now: Date): Promise<MadeBackup> => {
  const from = resolve(dir);
  if (!existsSync(join(from, 'events.db')))
    throw new BackupFault('nothing-there', `There are no events in ${from}. Set DATA_DIR to the folder to back up.`);
  const lock = lockExclusively(backupLock(from));
  if (!lock) throw new BackupFault('under-way', `A backup of ${from} is under way. Try again later.`);
  const drafts = join(from, 'backup.partial');
  try {
    await requireRoom(from);
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    return await store({ from, drafts, places, id: backupIdAt(now), at: now.toISOString() });
  } finally {
    await rm(drafts, { recursive: true, force: true });
    lock.release();
  }
};

type Making = Readonly<{ from: string; drafts: string; places: BackupPlaces; id: string; at: string }>;

const store = async (making: Making): Promise<MadeBackup> => {
  const { from, places, id } = making;
  const { data, keys } = places;
  const into = await storingInto(data);
  for (const name of databases) await storeDatabase(making, name, into.store);
  const hasMasterKey = existsSync(join(from, masterKeyFile));
  await storeKeys(making, hasMasterKey);
  for await (const { file } of listFiles(join(from, 'blobs'), ''))
    await into.store({ name: `blobs/${file}`, path: join(from, 'blobs', file), isFinal: true });
  await writeManifest(data, { id, files: into.files });
  await dropBackups(data, dataKeeping);
  await dropBackups(keys, keyKeeping);
  return { id, files: into.files.length, bytes: into.files.reduce((sum, { bytes }) => sum + bytes, 0), hasMasterKey };
};

/** What is in a bucket is sealed with the master key, which therefore never goes into one. */
const storeKeys = async (making: Making, hasMasterKey: boolean): Promise<void> => {
  const { from, id } = making;
  const { keys } = making.places;
  const into = await storingInto(keys);
  await storeDatabase(making, keyDatabase, into.store);
  if (hasMasterKey && !keys.address.startsWith('s3://'))
    await into.store({ name: masterKeyFile, path: join(from, masterKeyFile), isFinal: false });
  await writeManifest(keys, { id, files: into.files });
  await carryLedger(making);
  const { length } = await listErasures(keys);
  for (const place of [keys, making.places.data]) await writeErasureCount(place, length);
};

/** Erasures that this place does not know of: it was chosen since, or was away. Its copies of keys come first, so that none is forgotten. */
const carryLedger = async ({ from, drafts, places: { keys }, at }: Making): Promise<void> => {
  const ledger = openFileBlobStore(join(from, ledgerFolder));
  const known = new Set((await listErasures(keys)).map(ledgerNameOf));
  const missing = (await listErasures(ledger).finally(ledger.close)).filter((entry) => !known.has(ledgerNameOf(entry)));
  if (missing.length === 0) return;
  const ownersOf = (entries: typeof missing): readonly string[] => entries.map(({ ownerId }) => ownerId);
  const takes = [
    forgetKeys({ owners: ownersOf(missing.filter(({ part }) => !part)), at }),
    takeThoughtKeys({ owners: ownersOf(missing.filter(({ part }) => part)), current: join(from, keyDatabase) }),
  ];
  for (const take of takes) await eraseKeyCopies(keys, { take, drafts: join(drafts, 'keys') });
  for (const entry of missing) await writeErasure(keys, entry);
};

type Storing = Readonly<{ files: readonly BackedUpFile[]; store: (file: FileToStore) => Promise<void> }>;

const storingInto = async (place: BackupPlace): Promise<Storing> => {
  const known = await knownIn(place);
  const files: BackedUpFile[] = [];
  return {
    files,
    store: async (file) => {
      const stored = await storeFile(file, place, known);
      if (stored) files.push(stored);
    },
  };
};

/** One after the other, so that the disk needs room for the largest only. */
const storeDatabase = async ({ from, drafts }: Making, name: string, into: Storing['store']): Promise<void> => {
  if (!existsSync(join(from, name))) return;
  const path = join(drafts, name);
  await copyDatabase(join(from, name), path);
  await into({ name, path, isFinal: false });
  await rm(path);
};

const requireRoom = async (dir: string): Promise<void> => {
  const sizes = await Promise.all(
    databases.map((name) =>
      stat(join(dir, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const needed = Math.max(...sizes) + leastRoom;
  const { bavail, bsize } = await statfs(dir);
  if (bavail * bsize < needed)
    throw new BackupFault(
      'no-room',
      `The disk that holds ${dir} has no room for a copy of its largest file: ${Math.ceil(needed / 1_000_000)} MB must be free.`,
    );
};
