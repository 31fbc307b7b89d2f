import { UnreadableAudio } from './unreadable-audio.ts';

type Box = Readonly<{ type: string; start: number; body: number; end: number }>;

/** Largest file, since it is buffered in memory: nothing is written to disk unencrypted. */
const maxBytes = 512 * 1024 * 1024;

/**
 * An MP4 whose index (`moov`) comes after its sound cannot be decoded before its last byte, and then only all at once.
 * Such a file is buffered, and its index moved to the front with every offset adjusted; any other passes through unchanged.
 */
export const mp4IndexFirst = (source: AsyncIterable<Uint8Array>, head: Uint8Array): AsyncIterable<Uint8Array> =>
  isIndexLast(head) ? reordered(source) : source;

/** Whether the index comes after the sound, from a file's first bytes. */
export const isIndexLast = (head: Uint8Array): boolean => {
  const types = new Set(boxesOf(Buffer.from(head), 0, Number.MAX_SAFE_INTEGER).map(({ type }) => type));
  return types.has('mdat') && !types.has('moov');
};

const reordered = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const file = await gathered(source);
  const boxes = boxesOf(file, 0, file.length);
  const [sound, index] = [boxes.find(({ type }) => type === 'mdat'), boxes.find(({ type }) => type === 'moov')];
  if (sound && index && index.end <= file.length) yield* withIndexFirst(file, sound, index);
  else yield file;
};

const withIndexFirst = (file: Buffer, sound: Box, index: Box): readonly Uint8Array[] => {
  const moved = Buffer.from(file.subarray(index.start, index.end));
  moveOffsets(moved, boxesOf(moved, index.body - index.start, moved.length), moved.length);
  return [file.subarray(0, sound.start), moved, file.subarray(sound.start, index.start)];
};

/** In one buffer that grows in place: pieces joined at the end would take twice as much. */
const gathered = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const memory = new ArrayBuffer(0, { maxByteLength: maxBytes });
  for await (const chunk of source) {
    const length = memory.byteLength;
    if (length + chunk.length > maxBytes)
      throw new UnreadableAudio('audio-too-long', 'This file is too large to be decoded.');
    memory.resize(length + chunk.length);
    new Uint8Array(memory, length).set(chunk);
  }
  return Buffer.from(memory, 0, memory.byteLength);
};

const boxesOf = (bytes: Buffer, from: number, to: number): readonly Box[] => {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= Math.min(to, bytes.length);) {
    const box = boxAt(bytes, start, to);
    if (box.end < box.body) break;
    boxes.push(box);
    start = box.end;
  }
  return boxes;
};

/** A length of 1 says that the real length follows in eight bytes, 0 that the box extends to the end. */
const boxAt = (bytes: Buffer, start: number, to: number): Box => {
  const length = bytes.readUInt32BE(start);
  const type = bytes.toString('latin1', start + 4, start + 8);
  if (length === 1 && start + 16 <= bytes.length)
    return { type, start, body: start + 16, end: start + Number(bytes.readBigUInt64BE(start + 8)) };
  return { type, start, body: start + 8, end: length === 0 ? to : start + length };
};

const containers = new Set(['trak', 'mdia', 'minf', 'stbl']);

const moveOffsets = (bytes: Buffer, boxes: readonly Box[], by: number): void => {
  for (const { type, body, end } of boxes) {
    if (containers.has(type)) moveOffsets(bytes, boxesOf(bytes, body, end), by);
    if (type === 'stco')
      for (let at = body + 8; at + 4 <= end; at += 4) bytes.writeUInt32BE((bytes.readUInt32BE(at) + by) >>> 0, at);
    if (type === 'co64')
      for (let at = body + 8; at + 8 <= end; at += 8)
        bytes.writeBigUInt64BE(bytes.readBigUInt64BE(at) + BigInt(by), at);
  }
};
