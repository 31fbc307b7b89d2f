import { createHash } from 'node:crypto';
import { chunkBlobName, chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobInfo, SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';

export type StoredChunk = Readonly<{ seq: number; bytes: number; sha256: string }>;

/** The stored chunks, by number. `signal`: aborted when the caller disconnects. */
export async function* readChunks(
  blobs: SealedBlobs,
  { ownerId, recordingId }: Readonly<{ ownerId: string; recordingId: string }>,
  signal: AbortSignal,
): AsyncGenerator<StoredChunk> {
  const stored = await Array.fromAsync(blobs.list(ownerId, chunkBlobPrefix(recordingId)));
  for (const info of stored.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    yield {
      seq: Number(info.name.slice(chunkBlobPrefix(recordingId).length)),
      bytes: info.bytes,
      sha256: await checksumOf(blobs, { ownerId, info }, signal),
    };
}

/** One chunk; null: not stored. */
export const findChunk = async (
  blobs: SealedBlobs,
  { ownerId, recordingId, seq }: Readonly<{ ownerId: string; recordingId: string; seq: number }>,
): Promise<StoredChunk | null> => {
  const info = await blobs.stat(ownerId, chunkBlobName(recordingId, seq));
  return info && { seq, bytes: info.bytes, sha256: await checksumOf(blobs, { ownerId, info }) };
};

/** The numbers of the stored chunks, from their names, in order. */
export const storedChunkNames = async (
  blobs: SealedBlobs,
  ownerId: string,
  recordingId: string,
): Promise<readonly string[]> => {
  const prefix = chunkBlobPrefix(recordingId);
  const stored: string[] = [];
  for await (const { name } of blobs.list(ownerId, prefix)) stored.push(name.slice(prefix.length));
  return stored.toSorted();
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

/** Stored with the chunk when it was acknowledged; a chunk stored before checksums were is read and hashed. */
const checksumOf = async (
  blobs: SealedBlobs,
  { ownerId, info: { name, note } }: Readonly<{ ownerId: string; info: SealedBlobInfo }>,
  signal?: AbortSignal,
): Promise<string> => {
  if (note !== null) return note;
  const hash = createHash('sha256');
  for await (const part of contentOf(blobs, ownerId, name)) {
    signal?.throwIfAborted();
    hash.update(part);
  }
  return hash.digest('hex');
};
