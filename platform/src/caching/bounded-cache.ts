import { LRUCache } from 'lru-cache';

/** Least recently used entries are evicted. */
export type BoundedCache<Value> = Readonly<{
  get: (key: string) => Value | null;
  set: (key: string, value: Value) => void;
}>;

/** `sizeOf`: in the unit of `max`, at least 1; a larger value than `max` is not cached. */
export const createBoundedCache = <Value extends object>({
  max,
  sizeOf,
}: Readonly<{ max: number; sizeOf: (value: Value) => number }>): BoundedCache<Value> => {
  const entries = new LRUCache<string, Value>({ maxSize: max, sizeCalculation: sizeOf });
  return { get: (key) => entries.get(key) ?? null, set: (key, value) => void entries.set(key, value) };
};
