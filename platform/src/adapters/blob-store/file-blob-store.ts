import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobInfo, BlobStore } from '#ports/blob-store.ts';
import { nullIfMissing, withBlobFaults } from './blob-fault.ts';
import { checkedBlobName, checkedNote } from './blob-name.ts';
import { renameDurably, writeDurably } from './durable-file.ts';
import { listFiles } from './list-files.ts';
import { deleteBlobFile, findBlobFile, putNotedFile } from './noted-file.ts';

/** One file per blob, below `dir`, or a folder with one file for a blob with a note; one process at a time. A put is written to a temporary place, synced, then renamed in one step. Throws `BlobStoreFault`. */
export const openFileBlobStore = (dir: string): BlobStore => {
  const incoming = join(dir, '.incoming');
  // What a crash left incomplete was never acknowledged.
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true, mode: 0o700 });

  const describe = async (name: string): Promise<BlobInfo | null> => {
    const found = await findBlobFile(pathOf(dir, name));
    return found && { name, bytes: found.bytes, storedAt: found.storedAt, note: found.note };
  };

  const put = async (name: string, content: AsyncIterable<Uint8Array>): Promise<BlobInfo> => {
    const path = pathOf(dir, name);
    const draft = join(incoming, randomUUID());
    try {
      const written = await writeDurably(draft, content);
      await withBlobFaults(renameDurably(draft, path));
      return { name, ...written, note: null };
    } finally {
      await rm(draft, { force: true });
    }
  };

  return {
    put,
    putOnce: async (name, content, note) => {
      const placed = { draft: join(incoming, randomUUID()), path: pathOf(dir, name), note: checkedNote(note) };
      return (await putNotedFile(placed, content)) ? describe(name) : null;
    },
    stat: describe,
    read: async (name, range) => {
      const found = await findBlobFile(pathOf(dir, name));
      if (!found) return null;
      return readRange(found.path, {
        start: Math.max(range?.start ?? 0, 0),
        end: Math.min(range?.end ?? found.bytes, found.bytes),
      });
    },
    delete: async (name) => void (await deleteBlobFile(pathOf(dir, name)).catch(nullIfMissing)),
    list: (prefix) => listFiles(dir, prefix),
    close: async () => undefined,
  };
};

const pathOf = (dir: string, name: string): string => join(dir, checkedBlobName(name));

const readRange = async function* (
  path: string,
  { start, end }: Readonly<{ start: number; end: number }>,
): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const file = await withBlobFaults(open(path, 'r'));
  yield* file.createReadStream({ start, end: end - 1, highWaterMark: 64 * 1024 }) as AsyncIterable<Uint8Array>;
};
