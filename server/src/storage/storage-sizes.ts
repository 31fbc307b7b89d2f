import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { readDisk } from './disk.ts';
import { createFolderSizes } from './folder-sizes.ts';

/** A database and the files that belong to it. */
const databaseFile = /^(?<name>[\w-]+)\.db(?:-wal|-shm)?$/u;

/** 0 for one that was just removed. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const databasesIn = async (dir: string): Promise<StorageAnswer['databases']> => {
  const sizes = new Map<string, number>();
  for (const file of await readdir(dir)) {
    const name = databaseFile.exec(file)?.groups?.['name'];
    if (name !== undefined) sizes.set(name, (sizes.get(name) ?? 0) + (await sizeOf(join(dir, file))));
  }
  // A lock is a database without anything in it.
  const found = [...sizes].map(([name, bytes]) => ({ name, bytes })).filter(({ bytes }) => bytes > 0);
  return found.toSorted((one, other) => other.bytes - one.bytes);
};

type Parts = Readonly<{ dir: string; clock: Clock; server: StorageAnswer['server'] }>;

/** Databases are files of the data folder itself; what lies below it is measured apart. */
export const createStorageAnswer = ({ dir, clock, server }: Parts): (() => Promise<StorageAnswer>) => {
  const folders = createFolderSizes(dir, clock);
  return async () => {
    const disk = await readDisk(dir);
    return {
      server,
      databases: await databasesIn(dir).catch(() => []),
      folders: await folders(),
      disk: disk && { freeBytes: disk.freeBytes, totalBytes: disk.totalBytes },
    };
  };
};
