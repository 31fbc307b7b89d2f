import { createHash } from 'node:crypto';
import { checkSignatureLine } from '@ecrin/contracts/erasure/minisign.ts';
import { maxImportBytes } from '@ecrin/contracts/journal-import/journal-import.ts';
import { maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { chunkBlobName, chunkBlobPrefix } from '#audio/audio-blob-names.ts';
import type { SealedBlobs } from '#crypto/sealed-blobs.ts';
import { asStream } from '#ports/blob-store.ts';
import { readFetchTag, writeFetchTag, type OwnedImport } from './import-pages.ts';

type Blobs = Pick<SealedBlobs, 'put' | 'read' | 'list' | 'delete'>;

/** In base64, with the kind and the id of its key: the comment with which a signed archive ends. */
const signatureBytes = 100;

/** Pieces of an archive that are here, the first ones without a gap: only whole ones count, but for its end. */
export const storedPieces = async (blobs: Blobs, { ownerId, importId }: OwnedImport) => {
  const stored = await Array.fromAsync(blobs.list(ownerId, chunkBlobPrefix(importId)));
  const sizes = new Map(stored.map(({ name, bytes }) => [name, bytes]));
  let whole = 0;
  while (sizes.get(chunkBlobName(importId, whole)) === maxChunkBytes) whole += 1;
  return { whole, pieces: stored.length, bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0) };
};

/** Where the fetching of an archive goes on, and what it was made from; null: at its beginning. */
export const fetchedSoFar = async (
  blobs: Blobs,
  which: OwnedImport,
): Promise<Readonly<{ from: number; tag: string | null }>> => {
  const tag = await readFetchTag(blobs, which);
  const { whole } = await storedPieces(blobs, which);
  return tag === null ? { from: 0, tag } : { from: whole * maxChunkBytes, tag };
};

/** Keeps what arrives from a byte on, a piece in memory at a time. False: it is more than an import may have, or `onPiece` says that it is not wanted any more. */
export const storeRest = async (
  blobs: Blobs,
  which: OwnedImport,
  {
    start,
    tag,
    content,
    onPiece,
  }: Readonly<{
    start: number;
    tag: string;
    content: AsyncIterable<Uint8Array>;
    onPiece: () => Promise<boolean>;
  }>,
): Promise<boolean> => {
  await writeFetchTag(blobs, which, tag);
  let seq = start / maxChunkBytes;
  for await (const piece of inPieces(content)) {
    await blobs.put(which.ownerId, chunkBlobName(which.importId, seq), asStream(piece));
    seq += 1;
    if (seq * maxChunkBytes > maxImportBytes || !(await onPiece())) return false;
  }
  return true;
};

async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let [parts, size]: [Uint8Array[], number] = [[], 0];
  for await (const arrived of content) {
    let rest = arrived;
    while (size + rest.length >= maxChunkBytes) {
      const end = maxChunkBytes - size;
      yield Buffer.concat([...parts, rest.subarray(0, end)]);
      [parts, size, rest] = [[], 0, rest.subarray(end)];
    }
    parts.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(parts);
}

/** Whether the archive is, to its last byte, what the owner of the key signed. */
export const isArchiveGenuine = async (blobs: Blobs, which: OwnedImport, publicKey: string): Promise<boolean> => {
  const hash = createHash('sha256');
  let last: Uint8Array = Buffer.alloc(0);
  const { pieces } = await storedPieces(blobs, which);
  for (let seq = 0; seq < pieces; seq += 1)
    for await (const part of (await blobs.read(which.ownerId, chunkBlobName(which.importId, seq))) ?? []) {
      const all = Buffer.concat([last, part]);
      last = all.subarray(Math.max(0, all.length - signatureBytes));
      hash.update(all.subarray(0, all.length - last.length));
    }
  const line = Buffer.from(last).toString('latin1');
  return (await checkSignatureLine({ text: hash.digest('hex'), line, publicKey })) === 'genuine';
};
