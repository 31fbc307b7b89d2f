/** The same seed gives the same attack. */
export type Random = Readonly<{
  /** From 0 to below `end`. */
  int: (end: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  bytes: (count: number) => Uint8Array;
  /** At most so many, in another order. */
  some: <Item>(items: readonly Item[], count: number) => readonly Item[];
}>;

/** Mulberry32. */
export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (end: number): number => Math.floor(next() * end);
  return {
    int,
    pick: (items) => items[int(items.length)] ?? items[0],
    bytes: (count) => Uint8Array.from({ length: count }, () => int(256)),
    some: (items, count) =>
      items
        .map((item) => [next(), item] as const)
        .toSorted(([one], [other]) => one - other)
        .slice(0, count)
        .map(([, item]) => item),
  };
};
