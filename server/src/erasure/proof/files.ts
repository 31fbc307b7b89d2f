import type { Dirent } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

const pieceBytes = 1024 * 1024;

/** Names of all files below a folder, hidden ones too. Of a database the log comes first: what is copied from it into the file meanwhile is then read there. */
export const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const names = await walk(folder, await readdir(folder, { withFileTypes: true }), new Set());
  return names
    .map((name) => name.slice(folder.length + 1))
    .toSorted((one, other) => Number(isLog(other)) - Number(isLog(one)));
};

/** A folder that was removed since it was listed has nothing. */
const walk = async (
  folder: string,
  entries: readonly Dirent[],
  linked: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const { kind, through } = await follow(path, entry, linked);
    if (kind?.isFile()) names.push(path);
    if (kind?.isDirectory())
      names.push(
        ...(await walk(path, (await readdir(path, { withFileTypes: true }).catch(nullIfMissing)) ?? [], through)),
      );
  }
  return names;
};

type Followed = Readonly<{ kind: Pick<Dirent, 'isFile' | 'isDirectory'> | null; through: ReadonlySet<string> }>;

/** A folder may lie on another disk, behind a link; one that leads back to where it was followed from has nothing more. */
const follow = async (path: string, entry: Dirent, linked: ReadonlySet<string>): Promise<Followed> => {
  if (!entry.isSymbolicLink()) return { kind: entry, through: linked };
  const target = await realpath(path).catch(nullIfMissing);
  if (target === null || linked.has(target)) return { kind: null, through: linked };
  return { kind: await stat(target).catch(nullIfMissing), through: new Set([...linked, target]) };
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
