import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock.ts';
import type { KeyVault } from '#ports/key-vault.ts';
import { atMost } from './at-most.ts';

type CachedKey = Readonly<{ key: Uint8Array; until: number }>;

const maxCached = 10_000;

/** Caches of other threads of this process. `evict` resolves once they have dropped the key of an owner; it never throws. */
export type KeyEvictions = Readonly<{
  evict: (owner: string) => Promise<void>;
  onEvict: (listener: (owner: string) => void) => void;
}>;
type Options = Readonly<{ vault: KeyVault; clock: Clock; ttlMs?: number; others?: KeyEvictions | undefined }>;

/** Caches opened keys for `ttlMs`. A destroyed or changed key is evicted at once in all threads of this process; another process may still read with it for `ttlMs`. */
export const createCachedKeyVault = ({ vault, clock, ttlMs = 30_000, others }: Options): KeyVault => {
  const cached = new LRUCache<string, CachedKey>(atMost(maxCached));
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

  const drop = (owner: string): void => {
    destructions += 1;
    cached.delete(owner);
  };
  others?.onEvict(drop);
  const dropping = async (owner: string, act: () => Promise<void>): Promise<void> => {
    drop(owner);
    await others?.evict(owner);
    await act();
    drop(owner);
    await others?.evict(owner);
  };

  return {
    ensure: async (owner) => (await getOrAsk(owner, () => vault.ensure(owner))) ?? vault.ensure(owner),
    find: (owner) => getOrAsk(owner, () => vault.find(owner)),
    knows: vault.knows,
    logName: vault.logName,
    setLogName: vault.setLogName,
    change: (owner, changed) => dropping(owner, () => vault.change(owner, changed)),
    destroy: (owner) => dropping(owner, () => vault.destroy(owner)),
    close: async () => {
      cached.clear();
      await vault.close();
    },
  };
};
