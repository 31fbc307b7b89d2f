import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobInfo } from '#ports/blob-store.ts';
import { nullIfMissing } from './blob-fault.ts';
import { noteOf } from './noted-file.ts';

/** `file`: where its bytes lie, below the folder that is listed. */
export type ListedFile = BlobInfo & Readonly<{ file: string }>;

/** Every blob below `dir` whose name begins with `prefix`; folders that cannot hold one are not opened. */
export const listFiles = async function* (dir: string, prefix: string): AsyncGenerator<ListedFile> {
  yield* within(dir, '', prefix);
};

const within = async function* (dir: string, below: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries = (await readdir(join(dir, below), { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  for (const entry of entries) {
    const file = `${below}${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory() && mayContain(`${file}/`, prefix)) yield* within(dir, `${file}/`, prefix);
    const named = { file, ...namedBy(below, entry.name) };
    if (entry.isFile() && named.name.startsWith(prefix)) yield* described(dir, named);
  }
};

const namedBy = (below: string, fileName: string): Pick<ListedFile, 'name' | 'note'> => {
  const note = noteOf(fileName);
  return { name: note === null ? `${below}${fileName}` : below.slice(0, -1), note };
};

const mayContain = (folder: string, prefix: string): boolean => folder.startsWith(prefix) || prefix.startsWith(folder);

// A blob deleted since its folder was listed is skipped.
const described = async function* (
  dir: string,
  named: Pick<ListedFile, 'name' | 'file' | 'note'>,
): AsyncGenerator<ListedFile> {
  const found = await stat(join(dir, named.file)).catch(nullIfMissing);
  if (found) yield { ...named, bytes: found.size, storedAt: found.mtime.toISOString() };
};
