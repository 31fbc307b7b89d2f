/** Of each byte, for checksums of `bits` bits. */
const sums = (polynomial: number, bits: number): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_none, byte) => {
    let sum = byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = sum & (1 << (bits - 1)) ? (sum << 1) ^ polynomial : sum << 1;
    return sum & ((1 << bits) - 1);
  });
const [ofHeaders, ofFrames] = [sums(0x07, 8), sums(0x80_05, 16)];

/** The checksum of bytes after others whose sum is given: 0 for a whole frame, which ends with it. */
export const frameSum = (bytes: Uint8Array, sum = 0): number =>
  bytes.reduce((before, byte) => ((before << 8) & 0xff_ff) ^ (ofFrames[(before >> 8) ^ byte] ?? 0), sum);
const headerSum = (bytes: Uint8Array): number => bytes.reduce((before, byte) => ofHeaders[before ^ byte] ?? 0, 0);

/** As in UTF-8: how many bytes follow the first one of a number. */
const numberBytes = (first: number): number => (first < 0xc0 ? 0 : Math.clz32(~(first << 24)) - 1);
const moreForSize: Readonly<Record<number, number>> = { 6: 1, 7: 2 };
const moreForRate: Readonly<Record<number, number>> = { 12: 1, 13: 2, 14: 2 };

/** The longest header, in bytes. */
export const longestHeader = 16;

const begins = (bytes: Uint8Array, at: number): boolean => bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xfe) === 0xf8;
/** Codes that no frame has are damage. */
const isPossible = (coded: number, channels: number): boolean =>
  coded >> 4 !== 0 && (coded & 15) !== 15 && channels >> 4 <= 10 && (channels & 1) === 0;
const unsummedLength = (coded: number, first: number): number =>
  5 + numberBytes(first) + (moreForSize[coded >> 4] ?? 0) + (moreForRate[coded & 15] ?? 0);

/** How long the header of a frame is that begins here; 0: none does. */
export const headerLength = (bytes: Uint8Array, at: number): number => {
  if (!begins(bytes, at)) return 0;
  const [coded = 0, channels = 0, first = 0] = bytes.subarray(at + 2, at + 5);
  if (!isPossible(coded, channels)) return 0;
  const length = unsummedLength(coded, first);
  return headerSum(bytes.subarray(at, at + length)) === bytes[at + length] ? length + 1 : 0;
};

/** Bits of a sample, by their code in a header; 0: as the file says. */
const depths = [0, 8, 12, 0, 16, 20, 24, 32] as const;
/** Of two channels that are stored by their difference, it takes a bit more. */
const withDifference = 8;

/** A frame as long as the one with this header, without a sound: every part of it says nought. `depth`: bits of a sample as the file says. */
export const silentFrame = (header: Uint8Array, depth: number): Uint8Array => {
  const coded = header[3] ?? 0;
  const [assigned, bits] = [coded >> 4, depths[(coded >> 1) & 7] || depth];
  const isByDifference = assigned >= withDifference;
  const channels = isByDifference ? 2 : assigned + 1;
  const body = Math.ceil((channels * (8 + bits) + (isByDifference ? 1 : 0)) / 8);
  const frame = new Uint8Array(header.length + body + 2);
  frame.set(header);
  const sum = frameSum(frame.subarray(0, -2));
  frame.set([sum >> 8, sum & 0xff], frame.length - 2);
  return frame;
};
