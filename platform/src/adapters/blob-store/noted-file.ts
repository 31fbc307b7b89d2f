import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobFault, codeOf, nullIfMissing, withBlobFaults } from './blob-fault.ts';
import { renameDurably, syncFolder, writeDurably } from './durable-file.ts';

// A blob with a note is a folder of its name that holds one file, named by the note: the folder gets its name in one step, and only where
// there is none yet.

const mark = '~';
export const noteOf = (fileName: string): string | null =>
  fileName.startsWith(mark) ? fileName.slice(mark.length) : null;

/** Where a blob's bytes lie; null: there is no such blob. */
export type BlobFile = Readonly<{ path: string; note: string | null; bytes: number; storedAt: string }>;

export const findBlobFile = async (path: string): Promise<BlobFile | null> => {
  const found = await stat(path).catch(nullIfMissing);
  if (!found) return null;
  if (found.isFile()) return { path, note: null, bytes: found.size, storedAt: found.mtime.toISOString() };
  const name = ((await readdir(path).catch(nullIfMissing)) ?? []).find((entry) => noteOf(entry) !== null);
  const noted = name === undefined ? null : await findBlobFile(join(path, name));
  return noted && name !== undefined ? { ...noted, note: noteOf(name) } : null;
};

type Placed = Readonly<{ draft: string; path: string; note: string }>;

/** False when the name is taken. Nothing is left of the draft. */
export const putNotedFile = async (placed: Placed, content: AsyncIterable<Uint8Array>): Promise<boolean> => {
  const { draft, note } = placed;
  try {
    await withBlobFaults(mkdir(draft, { mode: 0o700 }));
    await writeDurably(join(draft, `${mark}${note}`), content);
    await withBlobFaults(syncFolder(draft));
    return await moveUnlessTaken(placed);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const moveUnlessTaken = async ({ draft, path }: Placed): Promise<boolean> => {
  try {
    await renameDurably(draft, path);
    return true;
  } catch (fault) {
    if (takenCodes.has(codeOf(fault)) && (await findBlobFile(path))) return false;
    throw blobFault(fault);
  }
};

/** Error codes of a rename onto an existing folder. */
const takenCodes: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM']);

export const deleteBlobFile = async (path: string): Promise<void> => {
  const found = await findBlobFile(path);
  if (!found) return;
  await rm(found.path);
  if (found.note !== null) await rmdir(path);
  await syncFolder(dirname(path));
};
