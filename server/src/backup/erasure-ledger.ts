import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import type { BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { asStream, type BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import { z } from 'zod';

/** No word: whose key, or which of whose thoughts and sounds, are about to be destroyed. `part` absent: the whole account. `devices`: the receipts of those that are counted in its certificate. `begunAt`: ISO 8601 UTC. */
const erasureEntry = z.object({
  ownerId: z.string(),
  erasureId: z.string(),
  begunAt: z.string(),
  part: z
    .object({
      thoughtIds: z.array(z.string()),
      sounds: z.array(z.object({ thoughtId: z.string(), recordingId: z.string() })),
    })
    .optional(),
  devices: z.array(z.string()).optional(),
});
/** As it is written. */
export type ErasureEntry = Readonly<{
  ownerId: string;
  erasureId: string;
  begunAt: string;
  part?: ErasedPart | undefined;
  devices?: readonly string[] | undefined;
}>;

/** Where the ledger is kept: beside the keys of a data folder, and in the place of their backups. */
type LedgerPlace = Readonly<{
  put: (name: string, content: AsyncIterable<Uint8Array>) => Promise<unknown>;
  read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  list: BackupPlace['list'] | BlobStore['list'];
}>;

/** Of the data folder. */
export const ledgerFolder = 'ledger';
const prefix = 'erasures/';
/** An account is erased once, and parts of it any number of times. */
export const ledgerNameOf = ({ ownerId, erasureId, part }: ErasureEntry): string =>
  `${prefix}${part ? `${ownerId}.${erasureId}` : ownerId}.json`;

/** One file of each, so that none replaces another. Durable when it resolves. */
export const writeErasure = async (place: LedgerPlace, entry: ErasureEntry): Promise<void> => {
  await place.put(ledgerNameOf(entry), asStream(Buffer.from(JSON.stringify(entry))));
};

export const listErasures = async ({ list, read }: LedgerPlace): Promise<readonly ErasureEntry[]> => {
  const entries: ErasureEntry[] = [];
  for await (const { name } of list(prefix)) {
    const content = await read(name);
    if (content) entries.push(erasureEntry.parse(JSON.parse(Buffer.concat(await Array.fromAsync(content)).toString())));
  }
  return entries;
};

/** How many erasures the ledger of this service had with the last backup, in each of its two places: a copy of keys without its ledger is seen by it. */
const countName = 'erasures.json';
const erasureCount = z.object({ erasures: z.int() });

export const writeErasureCount = async ({ put }: Pick<LedgerPlace, 'put'>, erasures: number): Promise<void> => {
  await put(countName, asStream(Buffer.from(JSON.stringify({ erasures }))));
};

/** null: no backup has written it, or it was left behind. */
export const readErasureCount = async ({ read }: Pick<LedgerPlace, 'read'>): Promise<number | null> => {
  const content = await read(countName);
  if (!content) return null;
  return erasureCount.parse(JSON.parse(Buffer.concat(await Array.fromAsync(content)).toString())).erasures;
};
