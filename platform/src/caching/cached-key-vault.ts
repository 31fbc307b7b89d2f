import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock.ts';
import type { KeyVault } from '#ports/key-vault.ts';

type CachedKey = Readonly<{ key: Uint8Array; until: number }>;

const maxCached = 10_000;

/** Caches opened keys for `ttlMs`. A destroyed key is evicted at once in this process; another process may still read with it for `ttlMs`. */
export const createCachedKeyVault = ({
  vault,
  clock,
  ttlMs = 30_000,
}: Readonly<{ vault: KeyVault; clock: Clock; ttlMs?: number }>): KeyVault => {
  const cached = new LRUCache<string, CachedKey>({ max: maxCached });
  let destructions = 0;

  const getOrAsk = async (owner: string, ask: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const now = clock.now().getTime();
    const known = cached.get(owner);
    if (known && known.until > now) return known.key;
    const before = destructions;
    const key = await ask();
    // Not a load that was in progress while a key was destroyed: it may be that key.
    if (key && before === destructions) cached.set(owner, { key, until: now + ttlMs });
    else cached.delete(owner);
    return key;
  };

  return {
    ensure: async (owner) => (await getOrAsk(owner, () => vault.ensure(owner))) ?? vault.ensure(owner),
    find: (owner) => getOrAsk(owner, () => vault.find(owner)),
    knows: vault.knows,
    logName: vault.logName,
    setLogName: vault.setLogName,
    destroy: async (owner) => {
      destructions += 1;
      cached.delete(owner);
      await vault.destroy(owner);
      cached.delete(owner);
      destructions += 1;
    },
    close: async () => {
      cached.clear();
      await vault.close();
    },
  };
};
