import { LRUCache } from 'lru-cache';
import type { AnyDocument, Write } from '#ports/read-models.ts';

/** Cached counts, per owner: a long list needs the same one with every page, and each of many goals for its own days. */
export type CountCache<Count> = Readonly<{
  /** `owner` null: over all of them. */
  get: (owner: string | null, query: string, count: () => Count) => Count;
  /** Drops whatever these writes may have changed; a document never changes its owner. */
  invalidate: (writes: readonly Write<AnyDocument>[]) => void;
}>;

const everyOwner = '';

/** `owners`: how many owners' counts are held; `counts`: of one owner. */
export const createCountCache = <Count extends object | number>(
  max: Readonly<{ owners: number; counts: number }>,
): CountCache<Count> => {
  const byOwner = new LRUCache<string, LRUCache<string, Count>>({ max: max.owners });
  return {
    get: (owner, query, count) => {
      const key = owner ?? everyOwner;
      const counts = byOwner.get(key) ?? new LRUCache<string, Count>({ max: max.counts });
      const result = counts.get(query) ?? count();
      byOwner.set(key, counts.set(query, result));
      return result;
    },
    invalidate: (writes) => {
      if (writes.length > 0) byOwner.delete(everyOwner);
      for (const { doc } of writes) {
        if (doc === null) byOwner.clear();
        else byOwner.delete(doc.ownerId);
      }
    },
  };
};
