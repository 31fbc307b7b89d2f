import { createHash } from 'node:crypto';
import { chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';

export type StoredChunk = Readonly<{ seq: number; bytes: number; sha256: string }>;

/** The stored chunks, by number, each hashed as it is read. */
export async function* readChunks(
  blobs: SealedBlobs,
  ownerId: string,
  recordingId: string,
): AsyncGenerator<StoredChunk> {
  for (const seq of await storedChunkNames(blobs, ownerId, recordingId)) {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const part of contentOf(blobs, ownerId, `${chunkBlobPrefix(recordingId)}${seq}`)) {
      hash.update(part);
      bytes += part.length;
    }
    yield { seq: Number(seq), bytes, sha256: hash.digest('hex') };
  }
}

/** The numbers of the stored chunks, from their names, in order. */
export const storedChunkNames = async (
  blobs: SealedBlobs,
  ownerId: string,
  recordingId: string,
): Promise<readonly string[]> => {
  const prefix = chunkBlobPrefix(recordingId);
  const held: string[] = [];
  for await (const { name } of blobs.list(ownerId, prefix)) held.push(name.slice(prefix.length));
  return held.toSorted();
};

/** All chunks as one stream. */
export async function* concatChunks(
  blobs: SealedBlobs,
  ownerId: string,
  names: readonly string[],
): AsyncGenerator<Uint8Array> {
  for (const name of names) yield* contentOf(blobs, ownerId, name);
}

async function* contentOf(blobs: SealedBlobs, ownerId: string, name: string): AsyncGenerator<Uint8Array> {
  const content = await blobs.read(ownerId, name);
  // Another seal of the same recording may just have finished: never pass a shorter stream on as if it were complete.
  if (content === null) throw new Error('a piece of the recording went away while it was read');
  yield* content;
}
