import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobInfo } from '#ports/blob-store.ts';
import { nullIfMissing } from './blob-fault.ts';

/** Every blob below `dir` whose name begins with `prefix`; folders that cannot hold one are not opened. */
export const listFiles = async function* (dir: string, prefix: string): AsyncGenerator<BlobInfo> {
  yield* within(dir, '', prefix);
};

const within = async function* (dir: string, below: string, prefix: string): AsyncGenerator<BlobInfo> {
  const entries = (await readdir(join(dir, below), { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  for (const entry of entries) {
    const name = `${below}${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory() && mayContain(`${name}/`, prefix)) yield* within(dir, `${name}/`, prefix);
    if (entry.isFile() && name.startsWith(prefix)) yield* described(dir, name);
  }
};

const mayContain = (folder: string, prefix: string): boolean => folder.startsWith(prefix) || prefix.startsWith(folder);

// A blob deleted since its folder was listed is skipped.
const described = async function* (dir: string, name: string): AsyncGenerator<BlobInfo> {
  const found = await stat(join(dir, name)).catch(nullIfMissing);
  if (found) yield { name, bytes: found.size, storedAt: found.mtime.toISOString() };
};
