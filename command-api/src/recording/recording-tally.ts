import { maxRecordingBytes } from '@ecrin/contracts/recording.ts';
import { chunkBlobPrefix } from '@ecrin/platform/audio-blobs.ts';
import type { SealedBlobs } from '@ecrin/platform/sealed-blobs.ts';

/** `take`: whether `bytes` more still fit into the recording; counts them if so. */
export type RecordingTally = Readonly<{ take: (ownerId: string, recordingId: string, bytes: number) => Promise<boolean> }>;

const remembered = 1_000;

/** Remembers how large running recordings are; what it forgot, or a restart lost, is counted again from the pieces kept. */
export const createRecordingTally = (blobs: SealedBlobs): RecordingTally => {
  const sizes = new Map<string, number>();

  const sizeOf = async (ownerId: string, recordingId: string): Promise<number> => {
    let size = 0;
    for await (const { bytes } of blobs.list(ownerId, chunkBlobPrefix(recordingId))) size += bytes;
    return size;
  };

  return {
    take: async (ownerId, recordingId, bytes) => {
      const key = `${ownerId}/${recordingId}`;
      const size = (sizes.get(key) ?? (await sizeOf(ownerId, recordingId))) + bytes;
      if (size > maxRecordingBytes) return false;
      sizes.delete(key);
      sizes.set(key, size);
      const [oldest] = sizes.keys();
      if (sizes.size > remembered && oldest !== undefined) sizes.delete(oldest);
      return true;
    },
  };
};
