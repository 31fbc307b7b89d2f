import { chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';

/** What was read and not brought within a day goes, with the file. */
const keptMs = 24 * 3_600_000;
const ofImport = /^(?<owner>[^/]+)\/imports\/(?<importId>[^/]+)\//u;

/** Deletes files of journals, and what was read of them, a day after they were read. Returns how many blobs. */
export const deleteOldImports = async (store: Pick<BlobStore, 'list' | 'delete'>, now: Date): Promise<number> => {
  const old = new Set<string>();
  const files = new Set<string>();
  for await (const { name, storedAt } of store.list('')) {
    const { owner, importId = '' } = ofImport.exec(name)?.groups ?? {};
    if (owner === undefined || now.getTime() - Date.parse(storedAt) <= keptMs) continue;
    old.add(name);
    files.add(`${owner}/${chunkBlobPrefix(importId)}`);
  }
  for (const prefix of files) for await (const { name } of store.list(prefix)) old.add(name);
  for (const name of old) await store.delete(name);
  return old.size;
};
