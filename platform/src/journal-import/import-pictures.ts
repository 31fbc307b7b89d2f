import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { maxThoughtPictureBytes } from '@ecrin/contracts/thought/thought-pictures.ts';
import { chunkBlobName } from '#audio/audio-blob-names.ts';
import type { SealedBlobs } from '#crypto/sealed-blobs.ts';
import type { ZipPlace } from '#ports/journal-reader.ts';
import type { OwnedImport } from './import-pages.ts';

const inflate = promisify(inflateRaw);

/** Of what stands before a file in an archive, in bytes: its length, and where it says how long the names after it are. */
const [headBytes, nameLengthAt, extraLengthAt] = [30, 26, 28];

/** The bytes of one picture of an archive that was sent; null: the archive is gone, or is not as it said. */
export const readImportPicture = async (
  blobs: Pick<SealedBlobs, 'read'>,
  which: OwnedImport,
  { offset, packed, size, isDeflated }: ZipPlace,
): Promise<Uint8Array | null> => {
  if (Math.max(packed, size) > maxThoughtPictureBytes) return null;
  const head = await readRange(blobs, which, { start: offset, end: offset + headBytes });
  if (head?.length !== headBytes) return null;
  const start = offset + headBytes + head.readUInt16LE(nameLengthAt) + head.readUInt16LE(extraLengthAt);
  const bytes = await readRange(blobs, which, { start, end: start + packed });
  if (bytes?.length !== packed) return null;
  if (!isDeflated) return bytes;
  // It unfolds to no more than it said.
  return inflate(bytes, { maxOutputLength: Math.max(1, size) }).catch(() => null);
};

/** The pieces of a file are as long as a chunk, but for the last. */
const readRange = async (
  blobs: Pick<SealedBlobs, 'read'>,
  { ownerId, importId }: OwnedImport,
  { start, end }: Readonly<{ start: number; end: number }>,
): Promise<Buffer | null> => {
  const parts: Uint8Array[] = [];
  for (let seq = Math.floor(start / maxChunkBytes); seq * maxChunkBytes < end; seq += 1) {
    const from = seq * maxChunkBytes;
    const range = { start: Math.max(0, start - from), end: Math.min(maxChunkBytes, end - from) };
    const content = await blobs.read(ownerId, chunkBlobName(importId, seq), range);
    if (!content) return null;
    parts.push(...(await Array.fromAsync(content)));
  }
  return Buffer.concat(parts);
};
