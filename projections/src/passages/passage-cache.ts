import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { passagesModel, type PassagesDocument } from './passages.model.ts';
import { readVector, type ByteVector } from './vector-text.ts';

export type CachedPassage = Readonly<{ start: number; end: number; vector: ByteVector }>;
export type CachedThought = Readonly<{ thoughtId: string; wording: number; passages: readonly CachedPassage[] }>;
type OwnersThoughts = Readonly<{ placedBy: string; thoughts: Map<string, CachedThought> }> & {
  placedAt: string;
  passages: number;
};

/** Another process may take over the placing, and its clock be behind by less than this, in ms. */
const overlapMs = 5_000;
const before = (at: string): string => (at === '' ? at : new Date(Date.parse(at) - overlapMs).toISOString());

/** Of all clients together; a passage takes about half a kilobyte. */
const maxPassages = 100_000;
// Read in one go: few enough that other requests are answered in between.
const pageSize = 200;

/** The passages of the clients who searched last, in memory. Only what was placed since is read again; thoughts that are gone stay until their client is dropped, so callers look each thought up. */
export const createPassageCache = (models: Pick<ReadModels, 'open'>) => {
  const owners = new Map<string, OwnersThoughts>();

  const refresh = async (ownerId: string, cached: OwnersThoughts): Promise<void> => {
    const store = await models.open(passagesModel);
    let cursor: string | null = null;
    const filter = { ownerId, placedAt: { gte: before(cached.placedAt) } };
    do {
      const page = await store.find({ filter, sort: [['placedAt', 'asc']], limit: pageSize, cursor });
      for (const doc of page.items) add(cached, doc);
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

  return {
    /** All passages that `model` placed, with those that were placed until now. */
    read: async (ownerId: string, model: string): Promise<readonly CachedThought[]> => {
      const known = owners.get(ownerId);
      const cached =
        known?.placedBy === model ? known : { placedBy: model, thoughts: new Map(), placedAt: '', passages: 0 };
      await refresh(ownerId, cached);
      // The one used last is at the end.
      owners.delete(ownerId);
      owners.set(ownerId, cached);
      dropOldest(owners);
      return [...cached.thoughts.values()];
    },
  };
};

const add = (cached: OwnersThoughts, { thoughtId, wording, placedBy, placedAt, passages }: PassagesDocument): void => {
  if (placedBy !== cached.placedBy || placedAt === null) return;
  const known = cached.thoughts.get(thoughtId);
  cached.placedAt = placedAt > cached.placedAt ? placedAt : cached.placedAt;
  if (known?.wording === wording) return;
  const read = passages.map(({ start, end, vector }) => ({ start, end, vector: readVector(vector) }));
  cached.thoughts.set(thoughtId, { thoughtId, wording, passages: read });
  cached.passages += read.length - (known?.passages.length ?? 0);
};

const dropOldest = (owners: Map<string, OwnersThoughts>): void => {
  let passages = [...owners.values()].reduce((sum, cached) => sum + cached.passages, 0);
  for (const [ownerId, cached] of owners) {
    if (passages <= maxPassages || owners.size === 1) return;
    owners.delete(ownerId);
    passages -= cached.passages;
  }
};
