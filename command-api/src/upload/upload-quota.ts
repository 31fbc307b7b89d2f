import { chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { LRUCache } from 'lru-cache';
import { uploads, type SizeRefusal, type UploadKind } from './upload-kinds.ts';

export type UploadQuota = Readonly<{
  /** null: `bytes` more fit into the file, and into what its client may keep; they are counted. */
  reserve: (ownerId: string, uploadId: string, bytes: number) => Promise<SizeRefusal | null>;
  /** The counted chunk was not stored: sizes are read again with the next chunk. */
  invalidate: (ownerId: string, uploadId: string) => void;
}>;

const maxCached = 1_000;
/** How long a total is cached, in ms: deletions are counted after that. */
const totalFreshMs = 600_000;
const keyOf = (ownerId: string, uploadId: string): string => `${ownerId}/${uploadId}`;

type Limits = Readonly<{ kind?: UploadKind; clientBytes?: () => Promise<number> }>;

/**
 * Caches the sizes of files that are being sent and of what each client stores in total (at most `clientBytes`); evicted sizes, or those lost at a
 * restart, are computed again from the stored blobs.
 */
export const createUploadQuota = (
  blobs: Pick<SealedBlobs, 'list'>,
  { kind = 'recording', clientBytes = async () => Infinity }: Limits = {},
): UploadQuota => {
  const { mostBytes, tooLarge, storageFull } = uploads[kind];
  const sizes = new LRUCache<string, number>({ max: maxCached });
  const totals = new LRUCache<string, number>({ max: maxCached, ttl: totalFreshMs });

  const sizeOf = async (ownerId: string, prefix: string): Promise<number> => {
    let size = 0;
    for await (const { bytes } of blobs.list(ownerId, prefix)) size += bytes;
    return size;
  };

  return {
    reserve: async (ownerId, uploadId, bytes) => {
      const key = keyOf(ownerId, uploadId);
      const size = (sizes.get(key) ?? (await sizeOf(ownerId, chunkBlobPrefix(uploadId)))) + bytes;
      if (size > mostBytes) return tooLarge;
      const most = await clientBytes();
      // Without a limit nothing is counted, so nothing may be remembered for when there is one again.
      if (most === Infinity) totals.delete(ownerId);
      const total = most === Infinity ? 0 : (totals.get(ownerId) ?? (await sizeOf(ownerId, ''))) + bytes;
      if (total > most) return storageFull;
      sizes.set(key, size);
      // Renewing the TTL would count deleted blobs for as long as chunks arrive.
      if (most !== Infinity) totals.set(ownerId, total, { noUpdateTTL: true });
      return null;
    },
    invalidate: (ownerId, uploadId) => {
      sizes.delete(keyOf(ownerId, uploadId));
      totals.delete(ownerId);
    },
  };
};
