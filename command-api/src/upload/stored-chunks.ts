import { createHash } from 'node:crypto';
import { chunkBlobName, chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobInfo, SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';

export type StoredChunk = Readonly<{ seq: number; bytes: number; sha256: string }>;

/** The stored chunks, by number. `signal`: aborted when the caller disconnects. */
export async function* readChunks(
  blobs: SealedBlobs,
  { ownerId, uploadId }: Readonly<{ ownerId: string; uploadId: string }>,
  signal: AbortSignal,
): AsyncGenerator<StoredChunk> {
  const stored = await Array.fromAsync(blobs.list(ownerId, chunkBlobPrefix(uploadId)));
  for (const info of stored.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    yield {
      seq: Number(info.name.slice(chunkBlobPrefix(uploadId).length)),
      bytes: info.bytes,
      sha256: await checksumOf(blobs, { ownerId, info }, signal),
    };
}

/** One chunk; null: not stored. */
export const findChunk = async (
  blobs: SealedBlobs,
  { ownerId, uploadId, seq }: Readonly<{ ownerId: string; uploadId: string; seq: number }>,
): Promise<StoredChunk | null> => {
  const info = await blobs.stat(ownerId, chunkBlobName(uploadId, seq));
  return info && { seq, bytes: info.bytes, sha256: await checksumOf(blobs, { ownerId, info }) };
};

/** The numbers of the stored chunks, from their names, in order. */
const storedChunkNames = async (blobs: SealedBlobs, ownerId: string, uploadId: string): Promise<readonly string[]> => {
  const prefix = chunkBlobPrefix(uploadId);
  const stored: string[] = [];
  for await (const { name } of blobs.list(ownerId, prefix)) stored.push(name.slice(prefix.length));
  return stored.toSorted();
};

/** The names of the first `chunks` pieces; null: some of them are missing. */
export const namesOfChunks = async (
  blobs: SealedBlobs,
  { ownerId, uploadId, chunks }: Readonly<{ ownerId: string; uploadId: string; chunks: number }>,
): Promise<readonly string[] | null> => {
  const stored = await storedChunkNames(blobs, ownerId, uploadId);
  if (stored.length < chunks || stored.some((piece, seq) => seq < chunks && Number(piece) !== seq)) return null;
  return Array.from({ length: chunks }, (_, seq) => chunkBlobName(uploadId, seq));
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
  // Another seal of the same file may just have finished: never pass a shorter stream on as if it were complete.
  if (content === null) throw new Error('a piece of the file went away while it was read');
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

/** Deletes what was sent of a file. */
export const deleteChunks = async (
  blobs: Pick<SealedBlobs, 'list' | 'delete'>,
  ownerId: string,
  uploadId: string,
): Promise<void> => {
  for await (const { name } of blobs.list(ownerId, chunkBlobPrefix(uploadId))) await blobs.delete(ownerId, name);
};
