import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { LRUCache } from 'lru-cache';

export type RecordingQuota = Readonly<{
  /** Whether `bytes` more still fit into the recording; counts them if so. */
  reserve: (ownerId: string, recordingId: string, bytes: number) => Promise<boolean>;
  /** What was counted did not come to be kept: the next piece counts anew. */
  invalidate: (ownerId: string, recordingId: string) => void;
}>;

const maxCached = 1_000;
const keyOf = (ownerId: string, recordingId: string): string => `${ownerId}/${recordingId}`;

/** Remembers how large running recordings are; what it forgot, or a restart lost, is counted again from the pieces kept. */
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
