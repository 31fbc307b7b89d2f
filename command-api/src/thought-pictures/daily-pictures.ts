import { dayMs } from '@ecrin/domain/time/instant.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { allPicturesPrefix } from '@ecrin/platform/pictures/picture-blob-names.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { LRUCache } from 'lru-cache';

type Services = Readonly<{ blobs: Pick<SealedBlobs, 'list'>; clock: Clock }>;

const maxCached = 1_000;
/** How long a sum is cached, in ms: what was sent more than a day ago is left out after that. */
const freshMs = 600_000;

/** Counts the bytes of pictures that each client sends in 24 hours, `most` at most, from the originals that are stored; those on their way are counted here. */
export const createDailyPictures = ({ blobs, clock }: Services, most: number) => {
  const sums = new LRUCache<string, number>({ max: maxCached, ttl: freshMs });

  const sentToday = async (ownerId: string): Promise<number> => {
    const since = new Date(clock.now().getTime() - dayMs).toISOString();
    let sum = 0;
    for await (const { name, bytes, storedAt } of blobs.list(ownerId, allPicturesPrefix))
      if (name.endsWith('/original') && storedAt >= since) sum += bytes;
    return sum;
  };
  return async (ownerId: string, bytes: number): Promise<RefusedReply | null> => {
    const sum = (sums.get(ownerId) ?? (await sentToday(ownerId))) + bytes;
    if (sum > most)
      return { refused: 'thought-picture.too-many-today', headers: { 'Retry-After': String(freshMs / 1_000) } };
    sums.set(ownerId, sum, { noUpdateTTL: true });
    return null;
  };
};
