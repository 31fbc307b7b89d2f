import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { LRUCache } from 'lru-cache';

export type RecordingQuota = Readonly<{
  /** Whether `bytes` more fit into the recording; counts them if so. */
  reserve: (ownerId: string, recordingId: string, bytes: number) => Promise<boolean>;
  /** The counted chunk was not stored: the size is read again with the next chunk. */
  invalidate: (ownerId: string, recordingId: string) => void;
}>;

const maxCached = 1_000;
const keyOf = (ownerId: string, recordingId: string): string => `${ownerId}/${recordingId}`;

/** Caches the size of running recordings; what was evicted, or lost at a restart, is computed again from the stored chunks. */
export const createRecordingQuota = (blobs: Pick<SealedBlobs, 'list'>): RecordingQuota => {
  const sizes = new LRUCache<string, number>({ max: maxCached });

  const sizeOf = async (ownerId: string, recordingId: string): Promise<number> => {
    let size = 0;
    for await (const { bytes } of blobs.list(ownerId, chunkBlobPrefix(recordingId))) size += bytes;
    return size;
  };

  return {
    reserve: async (ownerId, recordingId, bytes) => {
      const key = keyOf(ownerId, recordingId);
      const size = (sizes.get(key) ?? (await sizeOf(ownerId, recordingId))) + bytes;
      if (size > maxRecordingBytes) return false;
      sizes.set(key, size);
      return true;
    },
    invalidate: (ownerId, recordingId) => void sizes.delete(keyOf(ownerId, recordingId)),
  };
};
