import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageAnswer } from '@ecrin/contracts/operation/operation.ts';

/** A database and the files that belong to it. */
const databaseFile = /^(?<name>[\w-]+)\.db(?:-wal|-shm)?$/u;

const databasesIn = async (dir: string): Promise<StorageAnswer['databases']> => {
  const sizes = new Map<string, number>();
  for (const file of await readdir(dir)) {
    const name = databaseFile.exec(file)?.groups?.['name'];
    // One that was just removed has no size.
    const found = name === undefined ? null : await stat(join(dir, file)).catch(() => null);
    // A lock is a database without anything in it.
    if (name !== undefined && found && found.size > 0) sizes.set(name, (sizes.get(name) ?? 0) + found.size);
  }
  return [...sizes].map(([name, bytes]) => ({ name, bytes })).toSorted((one, other) => other.bytes - one.bytes);
};

/** Files only, not what is below: recordings are counted from events, and there may be millions of them. */
export const storageSizes = async (dir: string): Promise<StorageAnswer> => {
  const disk = await statfs(dir).catch(() => null);
  return {
    databases: await databasesIn(dir).catch(() => []),
    disk: disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
  };
};
