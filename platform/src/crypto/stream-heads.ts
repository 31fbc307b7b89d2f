import { LRUCache } from 'lru-cache';
import type { StreamHead, StreamHeads } from '#event-sourcing/events.ts';
import type { KeyVault } from '#ports/key-vault.ts';

type CachedHead = Readonly<{ head: StreamHead; ownerId: string | null; key: Uint8Array | null }>;

const maxHeads = 200;
/** Command ids over all heads, to recognise repeated commands. */
const maxCommands = 200_000;
/** Heads contain plaintext words: they are evicted this long after their last use, in ms. */
const unusedMs = 10 * 60_000;

/** Holds heads in memory; one whose owner's key was destroyed or exchanged is dropped unseen. */
export const createStreamHeads = (vault: Pick<KeyVault, 'find'>): StreamHeads => {
  const heads = new LRUCache<string, CachedHead>({
    max: maxHeads,
    maxSize: maxCommands,
    sizeCalculation: ({ head }) => head.byCommand.size,
    ttl: unusedMs,
    updateAgeOnGet: true,
  });
  return {
    find: async (stream) => {
      const cached = heads.get(stream);
      if (!cached) return null;
      if (cached.ownerId === null || sameKey(cached.key, await vault.find(cached.ownerId))) return cached.head;
      heads.delete(stream);
      return null;
    },
    keep: async (stream, ownerId, head) => {
      const key = ownerId === null ? null : await vault.find(ownerId);
      if (ownerId !== null && key === null) return;
      const newer = (heads.peek(stream)?.head.last.revision ?? -1) > head.last.revision;
      if (!newer) heads.set(stream, { head, ownerId, key });
    },
  };
};

const sameKey = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one !== null && other !== null && Buffer.compare(one, other) === 0;
