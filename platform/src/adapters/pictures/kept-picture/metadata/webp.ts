import { orientationExif, partOf } from './orientation.ts';

const ofPicture: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const headBytes = 12;
/** In the flags of the head of an extended file. */
const [exifFlag, xmpFlag] = [0x08, 0x04];

type Chunk = Readonly<{ type: string; bytes: Buffer }>;

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  const end = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  let at = headBytes;
  while (at < end) {
    const type = partOf(bytes, at, at + 4).toString('latin1');
    const size = partOf(bytes, at + 4, at + 8).readUInt32LE();
    const data = partOf(bytes, at, at + 8 + size);
    yield { type, bytes: size % 2 === 0 ? data : Buffer.concat([data, Buffer.alloc(1)]) };
    at += 8 + size + (size % 2);
  }
}

/** The head of an extended file says which other chunks there are. */
const flagged = ({ type, bytes }: Chunk, hasExif: boolean): Buffer => {
  if (type !== 'VP8X') return bytes;
  const head = Buffer.from(bytes);
  const flags = (head[8] ?? 0) & ~(exifFlag | xmpFlag);
  head[8] = hasExif ? flags | exifFlag : flags;
  return head;
};

const exifChunk = (orientation: number): Buffer => {
  const exif = orientationExif(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(exif.length, 4);
  return Buffer.concat([head, exif]);
};

/** Only the chunks that make the picture: also without what stands after its end. */
export const withoutWebpMetadata = (bytes: Buffer, orientation: number): Buffer => {
  const hasExif = orientation !== 1;
  const chunks = [...chunksOf(bytes)].filter(({ type }) => ofPicture.has(type));
  const parts = [...chunks.map((chunk) => flagged(chunk, hasExif)), ...(hasExif ? [exifChunk(orientation)] : [])];
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};
