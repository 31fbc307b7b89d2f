import type { BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { asStream, type BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import { z } from 'zod';

/** No word: whose key is, or is about to be, destroyed. `begunAt`: ISO 8601 UTC. */
const erasureEntry = z.object({ ownerId: z.string(), erasureId: z.string(), begunAt: z.string() });
export type ErasureEntry = z.infer<typeof erasureEntry>;

/** Where the ledger is kept: beside the keys of a data folder, and in the place of their backups. */
type LedgerPlace = Readonly<{
  put: (name: string, content: AsyncIterable<Uint8Array>) => Promise<unknown>;
  read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  list: BackupPlace['list'] | BlobStore['list'];
}>;

/** Of the data folder. */
export const ledgerFolder = 'ledger';
const prefix = 'erasures/';
const nameOf = (ownerId: string): string => `${prefix}${ownerId}.json`;

/** One file of each, so that none replaces another. Durable when it resolves. */
export const writeErasure = async (place: LedgerPlace, entry: ErasureEntry): Promise<void> => {
  await place.put(nameOf(entry.ownerId), asStream(Buffer.from(JSON.stringify(entry))));
};

export const listErasures = async ({ list, read }: LedgerPlace): Promise<readonly ErasureEntry[]> => {
  const entries: ErasureEntry[] = [];
  for await (const { name } of list(prefix)) {
    const content = await read(name);
    if (content) entries.push(erasureEntry.parse(JSON.parse(Buffer.concat(await Array.fromAsync(content)).toString())));
  }
  return entries;
};
