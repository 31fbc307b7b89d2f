import type { Clock } from '#ports/clock.ts';
import type { KeyVault } from '#ports/key-vault.ts';

type CachedKey = Readonly<{ key: Uint8Array; until: number }>;

const maxCached = 10_000;

/** Remembers opened keys for `keepMs`. Destroying forgets at once in this process; another process may still read for `keepMs`. */
export const createCachedKeyVault = ({
  vault,
  clock,
  keepMs = 30_000,
}: Readonly<{ vault: KeyVault; clock: Clock; keepMs?: number }>): KeyVault => {
  const kept = new Map<string, CachedKey>();
  let destructions = 0;

  const remember = async (owner: string, ask: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const now = clock.now().getTime();
    const known = kept.get(owner);
    if (known && known.until > now) return known.key;
    const before = destructions;
    const key = await ask();
    // An answer that crossed a destruction on its way is not kept.
    if (key && before === destructions) {
      if (kept.size >= maxCached) kept.clear();
      kept.set(owner, { key, until: now + keepMs });
    } else kept.delete(owner);
    return key;
  };

  return {
    ensure: async (owner) => (await remember(owner, () => vault.ensure(owner))) ?? vault.ensure(owner),
    find: (owner) => remember(owner, () => vault.find(owner)),
    destroy: async (owner) => {
      destructions += 1;
      kept.delete(owner);
      await vault.destroy(owner);
      kept.delete(owner);
      destructions += 1;
    },
    close: async () => {
      kept.clear();
      await vault.close();
    },
  };
};
