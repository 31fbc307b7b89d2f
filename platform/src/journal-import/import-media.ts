import { maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { maxThoughtPictureBytes } from '@ecrin/contracts/thought/thought-pictures.ts';
import { chunkBlobName } from '#audio/audio-blob-names.ts';
import type { SealedBlobs } from '#crypto/sealed-blobs.ts';
import type { ZipPlace } from '#ports/journal-reader.ts';
import type { OwnedImport } from './import-pages.ts';
import { BrokenContent, zipContent } from './zip-content.ts';

type Blobs = Pick<SealedBlobs, 'read'>;

/** The bytes of one file of an archive that was sent, a piece in memory at a time. Throws `BrokenContent` where the archive is gone, or is not as it said. */
export const readImportMedia = (blobs: Blobs, which: OwnedImport, place: ZipPlace): AsyncGenerator<Uint8Array> =>
  zipContent((start, end) => readRange(blobs, which, { start, end }), place);

/** All bytes of one picture; null: it cannot be had. */
export const readImportPicture = async (
  blobs: Blobs,
  which: OwnedImport,
  place: ZipPlace,
): Promise<Uint8Array | null> => {
  if (Math.max(place.isBase64 ? 0 : place.packed, place.size) > maxThoughtPictureBytes) return null;
  try {
    return Buffer.concat(await Array.fromAsync(readImportMedia(blobs, which, place)));
  } catch (fault) {
    if (fault instanceof BrokenContent) return null;
    throw fault;
  }
};

/** The pieces of a file are as long as a chunk, but for the last. */
async function* readRange(
  blobs: Blobs,
  { ownerId, importId }: OwnedImport,
  { start, end }: Readonly<{ start: number; end: number }>,
): AsyncGenerator<Uint8Array> {
  for (let seq = Math.floor(start / maxChunkBytes); seq * maxChunkBytes < end; seq += 1) {
    const from = seq * maxChunkBytes;
    const range = { start: Math.max(0, start - from), end: Math.min(maxChunkBytes, end - from) };
    const content = await blobs.read(ownerId, chunkBlobName(importId, seq), range);
    if (!content) throw new BrokenContent('the archive is gone');
    yield* content;
  }
}
