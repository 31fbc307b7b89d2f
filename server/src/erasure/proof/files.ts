import type { Dirent } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const pieceBytes = 1024 * 1024;

/** Names of all files below a folder, hidden ones too. Of a database the log comes first: what is copied from it into the file meanwhile is then read there. */
export const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const names = await walk(folder, await readdir(folder, { withFileTypes: true }));
  return names
    .map((name) => name.slice(folder.length + 1))
    .toSorted((one, other) => Number(isLog(other)) - Number(isLog(one)));
};

/** A folder that was removed since it was listed has nothing. */
const walk = async (folder: string, entries: readonly Dirent[]): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile()) names.push(path);
    if (entry.isDirectory())
      names.push(...(await walk(path, (await readdir(path, { withFileTypes: true }).catch(nullIfMissing)) ?? [])));
  }
  return names;
};

const isLog = (name: string): boolean => name.endsWith('-wal') || name.endsWith('-journal');

/** Nothing of a file that was deleted since it was listed. Every piece is in the same memory: the next one replaces it. */
export const piecesOf = async function* (file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file).catch(nullIfMissing);
  if (!handle) return;
  try {
    const memory = Buffer.allocUnsafe(pieceBytes);
    for (;;) {
      const { bytesRead } = await handle.read(memory, 0, pieceBytes, null);
      if (bytesRead === 0) return;
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
};

const nullIfMissing = (fault: unknown): null => {
  if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
  throw fault;
};
