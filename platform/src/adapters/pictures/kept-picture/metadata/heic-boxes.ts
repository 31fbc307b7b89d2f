import { DamagedPicture, partOf } from './orientation.ts';

/** Offsets in the file: of its size, of what it holds, and where it ends. */
export type Box = Readonly<{ type: string; start: number; body: number; end: number }>;

const boxAt = (bytes: Buffer, at: number, last: number): Box => {
  const head = partOf(bytes, at, at + 8);
  const size = head.readUInt32BE();
  const isLong = size === 1;
  const length = isLong ? Number(partOf(bytes, at + 8, at + 16).readBigUInt64BE()) : size;
  const end = size === 0 ? last : at + length;
  const body = at + (isLong ? 16 : 8);
  if (end < body || end > last) throw new DamagedPicture('a box ends after the file');
  return { type: head.toString('latin1', 4), start: at, body, end };
};

/** The boxes between two offsets, in order. */
export const boxesIn = (bytes: Buffer, from: number, to: number): readonly Box[] => {
  const boxes: Box[] = [];
  for (let at = from; at < to; at = boxes.at(-1)?.end ?? to) boxes.push(boxAt(bytes, at, to));
  return boxes;
};

/** The boxes of a box that has a version before them. */
export const boxesOf = (bytes: Buffer, box: Box, head = 4): readonly Box[] => boxesIn(bytes, box.body + head, box.end);

export const findBox = (boxes: readonly Box[], type: string): Box | null =>
  boxes.find((box) => box.type === type) ?? null;

/** Reads numbers one after the other. */
export const readerOf = (bytes: Buffer, start: number, end: number) => {
  let at = start;
  const take = (size: number): number => {
    const from = at;
    at += size;
    if (at > end) throw new DamagedPicture('a box is too short');
    return from;
  };
  return {
    /** Of 0 to 8 bytes; none is 0. */
    number: (size: number): number => {
      const from = take(size);
      if (size === 0) return 0;
      return size === 8 ? Number(bytes.readBigUInt64BE(from)) : bytes.readUIntBE(from, size);
    },
    text: (size: number): string => {
      const from = take(size);
      return bytes.toString('latin1', from, from + size);
    },
  };
};
