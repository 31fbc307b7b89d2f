import { DamagedPicture, partOf } from './orientation.ts';

const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [graphics, application] = [0xf9, 0xff];
/** Of the applications that write into GIFs only these say how the picture moves. */
const loops: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

const byteAt = (bytes: Buffer, at: number): number => partOf(bytes, at, at + 1).readUInt8();

/** After the pieces that begin here, the empty one included. */
const endOfPieces = (bytes: Buffer, from: number): number => {
  let at = from;
  while (byteAt(bytes, at) !== 0) at += 1 + byteAt(bytes, at);
  return at + 1;
};

const isKept = (bytes: Buffer, at: number): boolean => {
  const label = byteAt(bytes, at + 1);
  if (label === graphics) return true;
  return label === application && loops.has(bytes.subarray(at + 3, at + 14).toString('latin1'));
};

/** Each block, and whether it makes the picture. */
function* blocksOf(bytes: Buffer, from: number): Generator<Readonly<{ block: Buffer; kept: boolean }>> {
  let at = from;
  while (byteAt(bytes, at) !== trailer) {
    const kind = byteAt(bytes, at);
    if (kind !== extension && kind !== image) throw new DamagedPicture('an unknown block');
    const end = endOfPieces(bytes, kind === image ? at + 11 + tableBytes(byteAt(bytes, at + 9)) : at + 2);
    yield { block: partOf(bytes, at, end), kept: kind === image || isKept(bytes, at) };
    at = end;
  }
}

/** Without comments, texts and what programs wrote into it, also after its end. */
export const withoutGifMetadata = (bytes: Buffer): Buffer => {
  const headEnd = 13 + tableBytes(byteAt(bytes, 10));
  const blocks = [...blocksOf(bytes, headEnd)].filter(({ kept }) => kept).map(({ block }) => block);
  return Buffer.concat([partOf(bytes, 0, headEnd), ...blocks, Buffer.from([trailer])]);
};
