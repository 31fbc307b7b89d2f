import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { ZipPlace } from '#ports/journal-reader.ts';
import { decoded } from './base64-content.ts';
import { cutBytes } from './cut-bytes.ts';

/** Bytes of the archive from `start` (inclusive) to `end` (exclusive). */
export type ReadRange = (start: number, end: number) => AsyncIterable<Uint8Array>;

/** A file of an archive is not as the archive says. */
export class BrokenContent extends Error {}

/** Of what stands before a file in an archive, in bytes: its length, and where it says how long the names after it are. */
const [headBytes, nameLengthAt, extraLengthAt] = [30, 26, 28];

/** The bytes of one file of an archive, a piece in memory at a time; as many as it said, or `BrokenContent` is thrown. */
export async function* zipContent(read: ReadRange, place: ZipPlace): AsyncGenerator<Uint8Array> {
  let left = place.size;
  for await (const piece of place.isBase64 ? decoded(textOf(read, place)) : unpacked(read, place)) {
    left -= piece.length;
    if (left < 0) throw new BrokenContent('it unfolds to more than it said');
    yield piece;
  }
  if (left > 0) throw new BrokenContent('it is shorter than it said');
}

const textOf = (read: ReadRange, { inside, offset, packed }: ZipPlace): AsyncIterable<Uint8Array> => {
  const range = { start: offset, end: offset + packed };
  return inside ? cutBytes(unpacked(read, inside), range) : read(range.start, range.end);
};

async function* unpacked(read: ReadRange, { offset, packed, isDeflated }: ZipPlace): AsyncGenerator<Uint8Array> {
  const head = Buffer.concat(await Array.fromAsync(read(offset, offset + headBytes)));
  if (head.length !== headBytes) throw new BrokenContent('it ends before the file begins');
  const start = offset + headBytes + head.readUInt16LE(nameLengthAt) + head.readUInt16LE(extraLengthAt);
  const content = read(start, start + packed);
  yield* isDeflated ? inflated(content) : content;
}

async function* inflated(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  pipeline(Readable.from(content), inflate, () => {});
  try {
    yield* inflate;
  } catch (fault) {
    throw isOfDeflate(fault) ? new BrokenContent('it cannot be unfolded') : fault;
  }
}

const isOfDeflate = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && /^(?:Z_|ERR_STREAM_PREMATURE)/u.test(String(fault.code));
