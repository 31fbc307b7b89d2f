import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import { LRUCache } from 'lru-cache';
import type { AnyDocument, Filter, Write } from '#ports/read-models.ts';
import { matchesFilter } from '#projections/matches-filter.ts';
import { everyOwner, type Revisions } from './owner-revisions.ts';

/** What is counted: of one generation, by a field or all together. */
export type CountQuery = Readonly<{
  generation: number;
  field?: string;
  filter: Filter<AnyDocument>;
  text?: TextQuery | undefined;
  most?: number | undefined;
}>;

/** Counts that were made before: a long list asks for the same one with every page, and each of many goals for its own days. */
export type CountCache<Count> = Readonly<{
  /** A count is made again when its owner has another revision: someone else has written. */
  get: (query: CountQuery, count: () => Count) => Count;
  /** Whether any cached count may change with a write to documents of these owners. */
  concerns: (writes: readonly Write<AnyDocument>[]) => boolean;
  /** After a commit of this connection: the counts that no such document was in before, or is in now, are still true. */
  committed: (changes: readonly DocumentChange[], made: Committed) => void;
}>;
/** A document never changes its owner. */
export type DocumentChange = Readonly<{ before: AnyDocument | null; now: AnyDocument | null }>;
export type Committed = Readonly<{ generation: number; revisions: Revisions }>;
export type RevisionOf = (generation: number, ownerId: string) => number;

type Cached<Count> = Readonly<{ query: CountQuery; count: Count; revision: number }>;
type CachedByQuery<Count> = LRUCache<string, Cached<Count>>;

const ownerIn = ({ filter: { ownerId } }: CountQuery): string => (typeof ownerId === 'string' ? ownerId : everyOwner);

/** `owners`: for how many owners counts are cached; `size`: limit for one owner, in the unit of `sizeOf`, at least 1 each. */
type Limits<Count> = Readonly<{ owners: number; size: number; sizeOf: (count: Count) => number }>;

export const createCountCache = <Count extends object | number>(
  { owners, size, sizeOf }: Limits<Count>,
  revisionOf: RevisionOf,
): CountCache<Count> => {
  const byOwner = new LRUCache<string, CachedByQuery<Count>>({ max: owners });
  const newCached = (): CachedByQuery<Count> =>
    new LRUCache({ maxSize: size, sizeCalculation: ({ count }) => sizeOf(count) });
  return {
    get: (query, count) => {
      const [owner, key] = [ownerIn(query), JSON.stringify(query)];
      const cached = byOwner.get(owner) ?? newCached();
      // Read before the count: what is written in between makes the count old, never its revision.
      const revision = revisionOf(query.generation, owner);
      const known = cached.get(key);
      const result = known?.revision === revision ? known.count : count();
      byOwner.set(owner, cached.set(key, { query, count: result, revision }));
      return result;
    },
    concerns: (writes) =>
      writes.some(({ doc }) => doc === null || byOwner.has(doc.ownerId)) ||
      (writes.length > 0 && byOwner.has(everyOwner)),
    committed: (changes, made) => {
      for (const [owner, revision] of made.revisions) {
        const own = changes.filter(({ before, now }) => owner === everyOwner || (now ?? before)?.ownerId === owner);
        keepUnchanged(byOwner.peek(owner), own, { generation: made.generation, revision });
      }
    },
  };
};

const keepUnchanged = <Count>(
  cached: CachedByQuery<Count> | undefined,
  changes: readonly DocumentChange[],
  { generation, revision }: Readonly<{ generation: number; revision: number }>,
): void => {
  if (!cached) return;
  for (const [key, one] of cached.entries()) {
    const wasTrue = one.query.generation === generation && one.revision === revision - 1;
    const isTrue = wasTrue && changes.every((change) => !concernsCount(one.query, change));
    if (isTrue) cached.set(key, { ...one, revision });
  }
};

const concernsCount = (query: CountQuery, { before, now }: DocumentChange): boolean =>
  isCountedIn(query, before) || isCountedIn(query, now);

/** A search may find any document: it is not evaluated here. */
const isCountedIn = ({ filter, text }: CountQuery, doc: AnyDocument | null): boolean =>
  doc !== null && (text !== undefined || matchesFilter(doc, filter));
