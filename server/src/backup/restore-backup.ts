import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolders, syncFolder, writeDurably } from '@ecrin/platform/adapters/blob-store/durable-file.ts';
import { BackupFault, type BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { listBackups, objectName, readManifest, type BackedUpFile, type BackupManifest } from './backup-manifest.ts';
import { isIntact } from './copy-database.ts';

/** The newest, or the newest whose id begins with `at`. Throws `BackupFault` of kind `nothing-there`. */
export const findBackup = async (place: BackupPlace, at: string | null): Promise<BackupManifest> => {
  const ids = await listBackups(place);
  const id = ids.findLast((one) => one.startsWith(at ?? ''));
  const manifest = id === undefined ? null : await readManifest(place, id);
  if (manifest) return manifest;
  const there = ids.length === 0 ? 'There is none.' : `There are: ${ids.join(', ')}.`;
  throw new BackupFault(
    'nothing-there',
    `There is no backup${at === null ? '' : ` of ${at}`} in ${place.address}. ${there}`,
  );
};

const partial = '.restoring';
/** Whatever uses them holds a lock in the folder; the first start of a server makes these again. */
const isOfNoData = (name: string): boolean => name === partial || name === 'lock.db';

/** Throws `BackupFault` of kind `not-empty`: nothing that is there is ever replaced. */
export const requireEmptyFolder = (dir: string): void => {
  if (existsSync(dir) && readdirSync(dir).some((name) => !isOfNoData(name)))
    throw new BackupFault(
      'not-empty',
      `${dir} is not empty: nothing there is replaced. Set DATA_DIR to an empty folder.`,
    );
};

/** A folder within `dir` that is filled first: what was begun and not completed is no data folder. */
export const restoringFolder = async (dir: string): Promise<string> => {
  const folder = join(dir, partial);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Gives the files their places; the events come last. */
export const completeRestore = async (dir: string): Promise<void> => {
  const folder = join(dir, partial);
  const names = readdirSync(folder).toSorted(
    (one, other) => Number(one === 'events.db') - Number(other === 'events.db'),
  );
  for (const name of names) await rename(join(folder, name), join(dir, name));
  await rm(folder, { recursive: true });
  await syncFolder(dir);
};

/** Writes a file of a backup, and compares it with its checksum. Throws `BackupFault` of kind `damaged`. */
export const restoreFile = async (place: BackupPlace, file: BackedUpFile, into: string): Promise<void> => {
  const path = join(into, file.name);
  await makeFolders(dirname(path));
  await writeDurably(path, checkedContent(place, file));
  if (path.endsWith('.db') && !isIntact(path))
    throw new BackupFault('damaged', `${file.name} in ${place.address} fails SQLite’s integrity check.`);
};

/** Reads a file of a backup, and compares it with its checksum. Throws `BackupFault` of kind `damaged`. */
export const checkFile = async (place: BackupPlace, file: BackedUpFile): Promise<void> => {
  for await (const _piece of checkedContent(place, file));
};

const checkedContent = async function* (place: BackupPlace, file: BackedUpFile): AsyncGenerator<Uint8Array> {
  const object = objectName(file);
  const damaged = (how: string) =>
    new BackupFault(
      'damaged',
      `${file.name} is ${how} in ${place.address}. Delete ${object} there, if it exists: the next backup stores it again.`,
    );
  const content = await place.read(object);
  if (!content) throw damaged('missing');
  const hash = createHash('sha256');
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== file.sha256) throw damaged('damaged');
};
