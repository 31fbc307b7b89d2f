import { frameSum, headerLength, longestHeader, silentFrame } from './flac-frame.ts';

/** No frame is longer that a recorder makes: of 4,096 samples, of eight channels. */
const longestFrame = 256 * 1024;
/** What may begin a frame within one does so by chance, once in some millions of bytes: more of them are damage. */
const mostBeginnings = 8;
/** So many frames with wrong sums and none with a right one: whoever made the file does not sum. */
const mostUnsummed = 4;

/** Where something that looks like the header of a frame begins, from here on. */
const headersFrom = function* (bytes: Uint8Array, from: number): Generator<number> {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (headerLength(bytes, at) > 0) yield at;
};

const sumsOf = (bytes: Uint8Array): ((end: number) => number) => {
  let [sum, summed] = [0, 0];
  return (end) => {
    sum = frameSum(bytes.subarray(summed, end), sum);
    summed = end;
    return sum;
  };
};

/** `whole`: how long the frame at the beginning is; null: it is damaged, and what may be another begins at `next`, null where nothing does. */
type Found = Readonly<{ whole: number | null; next: number | null }>;

/** null: more bytes are needed to say. */
const frameIn = (bytes: Uint8Array, ended: boolean): Found | null => {
  const sumUntil = sumsOf(bytes);
  let [next, seen]: [number | null, number] = [null, 0];
  for (const at of headersFrom(bytes, headerLength(bytes, 0))) {
    if (sumUntil(at) === 0) return { whole: at, next: at };
    next ??= at;
    seen += 1;
    if (seen === mostBeginnings) return { whole: null, next };
  }
  if (ended) return { whole: sumUntil(bytes.length) === 0 ? bytes.length : null, next };
  return bytes.length < longestFrame ? null : { whole: null, next };
};

/** The same of bytes that no frame begins. */
const betweenFrames = (bytes: Uint8Array): Found => {
  const [next = null] = headersFrom(bytes, 1);
  return { whole: null, next };
};

/** Gives frames as they arrive, damaged ones silent, and nothing for damage that has no header. `depth`: bits of a sample as the file says. */
const createFrames = (depth: number) => {
  let bytes: Uint8Array = new Uint8Array();
  let [whole, damaged] = [0, 0];
  const isUnsummed = (): boolean => whole === 0 && damaged >= mostUnsummed;
  const inPlaceOf = (header: number, found: Found): Uint8Array => {
    if (found.whole !== null) whole += 1;
    else damaged += 1;
    return found.whole === null ? silentFrame(bytes.subarray(0, header), depth) : bytes.slice(0, found.whole);
  };
  const framesIn = function* (ended: boolean, kept: number): Generator<Uint8Array> {
    while (bytes.length > kept && !isUnsummed()) {
      const header = headerLength(bytes, 0);
      const found = header === 0 ? betweenFrames(bytes) : frameIn(bytes, ended);
      if (found === null) return;
      if (header > 0) yield inPlaceOf(header, found);
      bytes = bytes.subarray(found.whole ?? found.next ?? bytes.length - kept);
    }
  };
  return function* (chunk: Uint8Array, ended: boolean): Generator<Uint8Array> {
    bytes = Buffer.concat([bytes, chunk]);
    // A header may go on in the next chunk.
    yield* framesIn(ended, ended ? 0 : longestHeader);
    if (!isUnsummed()) return;
    yield bytes.slice();
    bytes = new Uint8Array();
  };
};

/** Where a file's description ends, with the bits of a sample; null: more bytes are needed. */
const descriptionOf = (bytes: Uint8Array): Readonly<{ end: number; depth: number }> | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 4; at + 4 <= bytes.length;) {
    const block = view.getUint32(at);
    at += 4 + (block & 0xff_ff_ff);
    if (at > bytes.length) return null;
    if (block >>> 31 === 1) return { end: at, depth: ((view.getUint16(20) >> 4) & 31) + 1 };
  }
  return null;
};

/**
 * A FLAC file with its damaged frames silent: its decoder would look for the end of one for half a megabyte, and leave out all of that. Frames whose header is
 * damaged too are left out.
 */
export const flacWithoutDamage = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begin: Uint8Array = new Uint8Array();
  let frames: ReturnType<typeof createFrames> | null = null;
  for await (const chunk of source) {
    if (frames) {
      yield* frames(chunk, false);
      continue;
    }
    begin = Buffer.concat([begin, chunk]);
    const description = descriptionOf(begin);
    if (!description) continue;
    frames = createFrames(description.depth);
    yield begin.slice(0, description.end);
    yield* frames(begin.subarray(description.end), false);
  }
  if (frames) yield* frames(new Uint8Array(), true);
  else yield begin.slice();
};
