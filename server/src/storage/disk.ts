import { statfs } from 'node:fs/promises';

/** Of the disk a folder is on; `percent`: free of it, rounded down. */
export type Disk = Readonly<{ freeBytes: number; totalBytes: number; percent: number }>;

/** null: there is no such folder. A process of a fleet may have none. */
export const readDisk = async (dir: string): Promise<Disk | null> => {
  const found = await statfs(dir).catch(() => null);
  return (
    found && {
      freeBytes: found.bavail * found.bsize,
      totalBytes: found.blocks * found.bsize,
      percent: Math.floor((100 * found.bavail) / Math.max(1, found.blocks)),
    }
  );
};
