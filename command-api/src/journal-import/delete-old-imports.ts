import { chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';

/** What was read and not brought within a day goes, with the file. */
const keptMs = 24 * 3_600_000;
const ofImport = /^(?<owner>[^/]+)\/imports\/(?<importId>[^/]+)\//u;

type Store = Pick<BlobStore, 'list' | 'delete'>;

const namesBelow = async (store: Store, prefix: string): Promise<readonly string[]> =>
  (await Array.fromAsync(store.list(prefix))).map(({ name }) => name);

/** Deletes files of journals, and what was read of them, a day after they were read. Returns how many blobs. */
export const deleteOldImports = async (store: Store, now: Date): Promise<number> => {
  const old = new Set<string>();
  const files = new Set<string>();
  for await (const { name, storedAt } of store.list('')) {
    const found = ofImport.exec(name)?.groups;
    if (!found || now.getTime() - Date.parse(storedAt) <= keptMs) continue;
    old.add(name);
    files.add(`${found['owner']}/${chunkBlobPrefix(String(found['importId']))}`);
  }
  for (const prefix of files) for (const name of await namesBelow(store, prefix)) old.add(name);
  for (const name of old) await store.delete(name);
  return old.size;
};
