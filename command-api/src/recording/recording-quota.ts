import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { LRUCache } from 'lru-cache';

type QuotaRefusal = 'recording.too-large' | 'recording.storage-full';
export type RecordingQuota = Readonly<{
  /** null: `bytes` more fit into the recording, and into what its client may keep; they are counted. */
  reserve: (ownerId: string, recordingId: string, bytes: number) => Promise<QuotaRefusal | null>;
  /** The counted chunk was not stored: sizes are read again with the next chunk. */
  invalidate: (ownerId: string, recordingId: string) => void;
}>;

const maxCached = 1_000;
/** How long a total is cached, in ms: deletions are counted after that. */
const totalFreshMs = 600_000;
const keyOf = (ownerId: string, recordingId: string): string => `${ownerId}/${recordingId}`;

/**
 * Caches the sizes of running recordings and of what each client stores in total (at most `clientBytes`); evicted sizes, or those lost at a restart,
 * are computed again from the stored blobs.
 */
export const createRecordingQuota = (
  blobs: Pick<SealedBlobs, 'list'>,
  { clientBytes = async () => Infinity }: Readonly<{ clientBytes?: () => Promise<number> }> = {},
): RecordingQuota => {
  const sizes = new LRUCache<string, number>({ max: maxCached });
  const totals = new LRUCache<string, number>({ max: maxCached, ttl: totalFreshMs });

  const sizeOf = async (ownerId: string, prefix: string): Promise<number> => {
    let size = 0;
    for await (const { bytes } of blobs.list(ownerId, prefix)) size += bytes;
    return size;
  };

  return {
    reserve: async (ownerId, recordingId, bytes) => {
      const key = keyOf(ownerId, recordingId);
      const size = (sizes.get(key) ?? (await sizeOf(ownerId, chunkBlobPrefix(recordingId)))) + bytes;
      if (size > maxRecordingBytes) return 'recording.too-large';
      const most = await clientBytes();
      // Without a limit nothing is counted, so nothing may be remembered for when there is one again.
      if (most === Infinity) totals.delete(ownerId);
      const total = most === Infinity ? 0 : (totals.get(ownerId) ?? (await sizeOf(ownerId, ''))) + bytes;
      if (total > most) return 'recording.storage-full';
      sizes.set(key, size);
      // Renewing the TTL would count deleted blobs for as long as chunks arrive.
      if (most !== Infinity) totals.set(ownerId, total, { noUpdateTTL: true });
      return null;
    },
    invalidate: (ownerId, recordingId) => {
      sizes.delete(keyOf(ownerId, recordingId));
      totals.delete(ownerId);
    },
  };
};
