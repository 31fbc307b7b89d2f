/** Reads one file, piece after piece; what spans two pieces is found. `found`: marks by their place in the list. */
export type MarkFinder = Readonly<{ read: (piece: Uint8Array) => void; found: () => ReadonlySet<number> }>;

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

const searchIn = (bytes: Uint8Array, { least, skips, ending }: Index, found: Set<number>): void => {
  let end = least - 1;
  while (end < bytes.length) {
    const hash = hashAt(bytes, end);
    const skip = skips[hash] ?? 1;
    if (skip === 0) addThoseAt(bytes, end - least + 1, { marks: ending.get(hash) ?? [], found });
    end += skip || 1;
  }
};

type Candidates = Readonly<{ marks: readonly Mark[]; found: Set<number> }>;
const addThoseAt = (bytes: Uint8Array, start: number, { marks, found }: Candidates): void => {
  for (const { bytes: mark, number } of marks) if (standsAt(bytes, mark, start)) found.add(number);
};

/** Looks for many byte strings of at least four bytes at once. Linear in the bytes it reads; it keeps one piece and the end of the one before. */
export const indexMarks = (marks: readonly Uint8Array[]): (() => MarkFinder) => {
  const numbered = marks.map((bytes, number) => ({ bytes, number }));
  const groups = [
    numbered.filter(({ bytes }) => bytes.length < shortMark),
    numbered.filter(({ bytes }) => bytes.length >= shortMark),
  ];
  const indexes = groups.filter(({ length }) => length > 0).map(indexOf);
  const longest = Math.max(1, ...indexes.map((index) => index.longest));
  return () => {
    const found = new Set<number>();
    let before = Buffer.alloc(0);
    const read = (piece: Uint8Array): void => {
      // The seam by itself: the piece is not copied.
      const seam = Buffer.concat([before, piece.subarray(0, longest)]);
      for (const index of indexes) {
        searchIn(seam, index, found);
        searchIn(piece, index, found);
      }
      const ends = piece.length < longest ? seam : piece;
      before = Buffer.from(ends.subarray(Math.max(0, ends.length - longest + 1)));
    };
    return { read, found: () => found };
  };
};
