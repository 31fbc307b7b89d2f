import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openFileBlobStore } from '#adapters/blob-store/file-blob-store.ts';
import { lockExclusively, type ExclusiveLock } from '#adapters/sqlite/exclusive-lock.ts';
import { BackupFault, type BackupPlace } from '#ports/backup-place.ts';

/** A folder that one process uses at a time. Throws `BackupFault`. */
export const openFolderBackupPlace = (folder: string): BackupPlace => {
  const address = resolve(folder);
  const lock = lockFolder(address);
  const { put, close, ...store } = openFileBlobStore(address);
  return {
    ...store,
    address,
    put: async (name, content) => void (await put(name, content)),
    close: () => close().finally(lock.release),
  };
};

const lockFolder = (folder: string): ExclusiveLock => {
  let lock: ExclusiveLock | null;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = lockExclusively(join(folder, '.lock'));
  } catch (fault) {
    throw new BackupFault('unwritable', `The folder ${folder} cannot be written.`, { cause: fault });
  }
  if (lock) return lock;
  throw new BackupFault('under-way', `The folder ${folder} is in use by another backup or restore. Try again later.`);
};
