/** Reads one file, piece after piece; what spans two pieces is found. `found`: marks by their place in the list. */
export type MarkFinder = Readonly<{ read: (piece: Uint8Array) => void; found: () => ReadonlySet<number> }>;

/** `isApart`: a mark that counts only where no letter, digit or sign of an address stands before it, and none after it. */
export type IsApart = (number: number) => boolean;

/** By so many bytes it is decided how far the search may skip; of their hash so many bits are kept. */
const block = 4;
const hashBits = 18;

/** Marks that are shorter are sought by themselves: the shortest one says how far the search skips. */
const shortMark = 12;

type Mark = Readonly<{ bytes: Uint8Array; number: number }>;

/** As Wu and Manber do it (“A fast algorithm for multi-pattern searching”, 1994). */
type Index = Readonly<{
  /** Bytes of the shortest mark, and of the longest. */
  least: number;
  longest: number;
  /** By the hash of four bytes: how far on a mark may end at the earliest. */
  skips: Uint8Array;
  /** Marks whose first `least` bytes end with four bytes of that hash. */
  ending: ReadonlyMap<number, readonly Mark[]>;
}>;

const hashAt = (bytes: Uint8Array, end: number): number => {
  // One by one: a list of them would be made at every place of every file.
  const [one, two] = [bytes[end - 3] ?? 0, bytes[end - 2] ?? 0];
  const word = one | (two << 8) | ((bytes[end - 1] ?? 0) << 16) | ((bytes[end] ?? 0) << 24);
  return Math.imul(word, 0x9e3779b1) >>> (32 - hashBits);
};

const indexOf = (marks: readonly Mark[]): Index => {
  const lengths = marks.map(({ bytes }) => bytes.length);
  const least = Math.min(...lengths, 255);
  if (least < block) throw new RangeError(`a mark of ${least} bytes`);
  const skips = new Uint8Array(1 << hashBits).fill(least - block + 1);
  const ending = new Map<number, readonly Mark[]>();
  for (const mark of marks) {
    for (let end = block - 1; end < least; end += 1) {
      const hash = hashAt(mark.bytes, end);
      skips[hash] = Math.min(skips[hash] ?? 0, least - 1 - end);
    }
    const hash = hashAt(mark.bytes, least - 1);
    ending.set(hash, [...(ending.get(hash) ?? []), mark]);
  }
  return { least, longest: Math.max(...lengths), skips, ending };
};

const standsAt = (bytes: Uint8Array, mark: Uint8Array, start: number): boolean => {
  for (let at = 0; at < mark.length; at += 1) if (bytes[start + at] !== mark[at]) return false;
  return true;
};

/** A stretch of what is read. `isFirst`, `isLast`: whether nothing is before it, or after it. */
type Stretch = Readonly<{ bytes: Uint8Array; isFirst: boolean; isLast: boolean }>;
/** `isApart`: see `IsApart`. */
type Found = Readonly<{ numbers: Set<number>; isApart: IsApart }>;

const searchIn = (stretch: Stretch, { least, skips, ending }: Index, found: Found): void => {
  const { bytes } = stretch;
  let end = least - 1;
  while (end < bytes.length) {
    const hash = hashAt(bytes, end);
    const skip = skips[hash] ?? 1;
    if (skip === 0) addThoseAt(stretch, end - least + 1, { marks: ending.get(hash) ?? [], found });
    end += skip || 1;
  }
};

type Candidates = Readonly<{ marks: readonly Mark[]; found: Found }>;
const addThoseAt = (stretch: Stretch, start: number, { marks, found: { numbers, isApart } }: Candidates): void => {
  for (const { bytes: mark, number } of marks)
    if (standsAt(stretch.bytes, mark, start) && (!isApart(number) || isBounded(stretch, start, start + mark.length)))
      numbers.add(number);
};

/** Letters, digits, what an address may have, and every byte of other letters. */
const isInner = (byte: number): boolean => byte >= 0x80 || /[\w.%+-]/u.test(String.fromCharCode(byte));

/** Not at an edge that something may be beyond: it is in another stretch, with its neighbours. */
const isBounded = ({ bytes, isFirst, isLast }: Stretch, start: number, end: number): boolean => {
  const [before, after] = [bytes[start - 1], bytes[end]];
  return (before === undefined ? isFirst : !isInner(before)) && (after === undefined ? isLast : !isInner(after));
};

/** Looks for many byte strings of at least four bytes at once. Linear in the bytes it reads; it keeps one piece and the end of the one before. */
export const indexMarks = (marks: readonly Uint8Array[], isApart: IsApart = () => false): (() => MarkFinder) => {
  const numbered = marks.map((bytes, number) => ({ bytes, number }));
  const groups = [
    numbered.filter(({ bytes }) => bytes.length < shortMark),
    numbered.filter(({ bytes }) => bytes.length >= shortMark),
  ];
  const indexes = groups.filter(({ length }) => length > 0).map(indexOf);
  // A mark, with what stands beside it.
  const around = Math.max(1, ...indexes.map((index) => index.longest)) + 1;
  const searchAll = (stretch: Stretch, found: Found): void => {
    for (const index of indexes) searchIn(stretch, index, found);
  };
  return () => {
    const found: Found = { numbers: new Set(), isApart };
    let [before, isFirst] = [Buffer.alloc(0), true];
    const read = (piece: Uint8Array): void => {
      // The seam by itself: the piece is not copied.
      const seam = Buffer.concat([before, piece.subarray(0, around)]);
      searchAll({ bytes: seam, isFirst, isLast: false }, found);
      searchAll({ bytes: piece, isFirst: false, isLast: false }, found);
      const ends = piece.length < around ? seam : piece;
      isFirst &&= ends === seam && ends.length <= around;
      before = Buffer.from(ends.subarray(Math.max(0, ends.length - around)));
    };
    const end = (): ReadonlySet<number> => {
      searchAll({ bytes: before, isFirst, isLast: true }, found);
      return found.numbers;
    };
    return { read, found: end };
  };
};
