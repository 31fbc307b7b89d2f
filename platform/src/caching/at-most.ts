/** For an LRU cache that takes memory as it fills. With `max` the library reserves all places at once: 0.2 MB for 10,000. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 }) as const;
