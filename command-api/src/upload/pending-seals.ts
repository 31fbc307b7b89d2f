import { asStream, type BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import { z } from 'zod';

const pendingSeal = z.object({
  ownerId: z.string(),
  /** Of the recording or picture. */
  recordingId: z.string(),
  thoughtId: z.string(),
  sha256: z.string(),
  /** Absent: of a recording. */
  kind: z.literal('picture').optional(),
});
/** What a seal in progress is about to write; ids and a hash, nothing personal. */
export type PendingSeal = Readonly<z.infer<typeof pendingSeal>>;

export type PendingSeals = Readonly<{
  /** False when another seal of the same file is in progress: for another thought, or of another content. */
  claim: (pending: PendingSeal) => Promise<boolean>;
  remove: (pending: PendingSeal) => Promise<void>;
  /** Those claimed before an instant, ISO 8601; null: all. */
  claimedBefore: (instant: string | null) => AsyncIterable<PendingSeal>;
}>;

const prefix = 'sealing/';
const nameOf = ({ ownerId, recordingId }: PendingSeal): string => `${prefix}${ownerId}/${recordingId}`;

const noteOf = ({ thoughtId, sha256 }: PendingSeal): string => `${thoughtId}_${sha256}`;

/** Written before a file becomes part of a thought, removed after: a crash in between is found at the next start. */
export const createPendingSeals = (store: BlobStore): PendingSeals => {
  const claim = async (pending: PendingSeal): Promise<boolean> => {
    const note = noteOf(pending);
    const content = asStream(Buffer.from(JSON.stringify(pending)));
    if (await store.putOnce(nameOf(pending), content, note)) return true;
    const other = await store.stat(nameOf(pending));
    // The other one has just ended: try again.
    return other === null ? claim(pending) : other.note === note;
  };
  return {
    claim,
    remove: (pending) => store.delete(nameOf(pending)),
    claimedBefore: (instant) => pendingIn(store, instant),
  };
};

async function* pendingIn(store: BlobStore, before: string | null): AsyncGenerator<PendingSeal> {
  for await (const { name, storedAt } of store.list(prefix)) {
    if (before !== null && storedAt >= before) continue;
    const content = await store.read(name);
    if (content) yield pendingSeal.parse(JSON.parse(await textOf(content)));
  }
}

const textOf = async (content: AsyncIterable<Uint8Array>): Promise<string> =>
  Buffer.concat(await Array.fromAsync(content)).toString('utf8');
