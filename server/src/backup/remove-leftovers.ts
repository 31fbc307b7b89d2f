import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockExclusively } from '@ecrin/platform/adapters/sqlite/exclusive-lock.ts';
import { removeAbandonedFolders } from '#storage/temporary-folders.ts';

/** What a backup, a rehearsal, a restore or an erasure lays down for a while: keys and events among it. */
const isTemporary = (name: string): boolean => name.endsWith('.partial') || name === '.restoring';

/** Held by whatever of this lays anything down in a data folder. */
export const backupLock = (dir: string): string => join(dir, 'backup.lock');

/** Removes what one that was killed has left. False: one is under way, and nothing in the data folder was removed. */
export const removeLeftovers = async (dir: string): Promise<boolean> => {
  await removeAbandonedFolders();
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const left = entries.filter((entry) => entry.isDirectory() && isTemporary(entry.name));
  if (left.length === 0) return true;
  const lock = lockExclusively(backupLock(dir));
  if (!lock) return false;
  try {
    for (const { name } of left) await rm(join(dir, name), { recursive: true, force: true });
  } finally {
    lock.release();
  }
  return true;
};
