import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import { LRUCache } from 'lru-cache';
import type { AnyDocument, Filter, Write } from '#ports/read-models.ts';
import { matchesFilter } from '#projections/matches-filter.ts';

/** What is counted: of one generation, by a field or all together. */
export type CountQuery = Readonly<{
  generation: number;
  field?: string;
  filter: Filter<AnyDocument>;
  text?: TextQuery | undefined;
}>;

/** Counts that were made before: a long list asks for the same one with every page, and each of many goals for its own days. */
export type CountCache<Count> = Readonly<{
  get: (query: CountQuery, count: () => Count) => Count;
  /** Whether any cached count may change with a write to documents of these owners. */
  concerns: (writes: readonly Write<AnyDocument>[]) => boolean;
  /** Drops the counts that such a document was in before, or is in now; a document never changes its owner. */
  invalidate: (changes: readonly DocumentChange[]) => void;
}>;
export type DocumentChange = Readonly<{ before: AnyDocument | null; now: AnyDocument | null }>;

type Cached<Count> = Readonly<{ query: CountQuery; count: Count }>;
type CachedByQuery<Count> = LRUCache<string, Cached<Count>>;

const everyOwner = '';
const ownerIn = ({ filter: { ownerId } }: CountQuery): string => (typeof ownerId === 'string' ? ownerId : everyOwner);

/** `owners`: for how many owners counts are cached; `size`: limit for one owner, in the unit of `sizeOf`, at least 1 each. */
export const createCountCache = <Count extends object | number>(
  max: Readonly<{ owners: number; size: number }>,
  sizeOf: (count: Count) => number,
): CountCache<Count> => {
  const byOwner = new LRUCache<string, CachedByQuery<Count>>({ max: max.owners });
  const newCached = (): CachedByQuery<Count> =>
    new LRUCache({ maxSize: max.size, sizeCalculation: ({ count }) => sizeOf(count) });
  return {
    get: (query, count) => {
      const [owner, key] = [ownerIn(query), JSON.stringify(query)];
      const cached = byOwner.get(owner) ?? newCached();
      const result = cached.get(key)?.count ?? count();
      byOwner.set(owner, cached.set(key, { query, count: result }));
      return result;
    },
    concerns: (writes) =>
      writes.some(({ doc }) => doc === null || byOwner.has(doc.ownerId)) ||
      (writes.length > 0 && byOwner.has(everyOwner)),
    invalidate: (changes) => {
      for (const { before, now } of changes)
        for (const owner of [everyOwner, (now ?? before)?.ownerId ?? everyOwner])
          dropIf(byOwner.peek(owner), (query) => isCountedIn(query, before) || isCountedIn(query, now));
    },
  };
};

const dropIf = <Count>(cached: CachedByQuery<Count> | undefined, isStale: (query: CountQuery) => boolean): void => {
  for (const [key, { query }] of cached?.entries() ?? []) if (isStale(query)) cached?.delete(key);
};

/** A search may find any document: it is not evaluated here. */
const isCountedIn = ({ filter, text }: CountQuery, doc: AnyDocument | null): boolean =>
  doc !== null && (text !== undefined || matchesFilter(doc, filter));
