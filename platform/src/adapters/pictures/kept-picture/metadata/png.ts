import { crc32 } from 'node:zlib';
import { DamagedPicture, orientationExif, partOf } from './orientation.ts';

/** Pixels, how they are coloured and how they move; no text, no time, no EXIF. */
const ofPicture: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' '),
);
const signatureBytes = 8;

type Chunk = Readonly<{ type: string; bytes: Buffer }>;

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let at = signatureBytes;
  while (at < bytes.length) {
    const type = partOf(bytes, at + 4, at + 8).toString('latin1');
    const chunk = partOf(bytes, at, at + 12 + bytes.readUInt32BE(at));
    yield { type, bytes: chunk };
    at += chunk.length;
    if (type === 'IEND') return;
  }
  throw new DamagedPicture('no end');
}

/** A chunk with its length and checksum. */
export const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

/** Puts a chunk right after the first, which is the head of the picture. */
export const insertAfterHead = (png: Buffer, chunk: Buffer): Buffer => {
  const headEnd = signatureBytes + 12 + png.readUInt32BE(signatureBytes);
  return Buffer.concat([png.subarray(0, headEnd), chunk, png.subarray(headEnd)]);
};

/** Only the chunks that make the picture: also without what stands after its end. */
export const withoutPngMetadata = (bytes: Buffer, orientation: number): Buffer => {
  const chunks = [...chunksOf(bytes)].filter(({ type }) => ofPicture.has(type)).map((chunk) => chunk.bytes);
  const plain = Buffer.concat([bytes.subarray(0, signatureBytes), ...chunks]);
  return orientation === 1 ? plain : insertAfterHead(plain, pngChunk('eXIf', orientationExif(orientation)));
};
