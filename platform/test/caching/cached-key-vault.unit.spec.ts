import { expect, it, vi } from 'vitest';
import { createCachedKeyVault } from '#caching/cached-key-vault.ts';
import type { KeyVault } from '#ports/key-vault.ts';

const aVault = () => {
  let key: Uint8Array | null = new Uint8Array(32).fill(7);
  const find = vi.fn(async () => key);
  const ensure = vi.fn(async () => key ?? Promise.reject(new Error('destroyed')));
  const destroy = async () => {
    key = null;
  };
  const change = async (_: string, changed: (from: Uint8Array) => Uint8Array) => {
    key &&= changed(key);
  };
  const log = { logName: async () => null, setLogName: async () => undefined };
  return {
    find,
    ensure,
    knows: async () => true,
    ...log,
    change,
    destroy,
    close: async () => undefined,
  } satisfies KeyVault;
};
const aClock = () => {
  let now = 0;
  return { now: () => new Date(now), pass: (ms: number) => void (now += ms) };
};

it('given a key, then it is loaded once while it is cached, and again after it expires', async () => {
  const [vault, clock] = [aVault(), aClock()];
  const cached = createCachedKeyVault({ vault, clock, ttlMs: 1_000 });
  await cached.find('a');
  expect(await cached.ensure('a')).toEqual(await cached.find('a'));
  expect(vault.find).toHaveBeenCalledTimes(1);
  clock.pass(1_000);
  await cached.find('a');
  expect(vault.find).toHaveBeenCalledTimes(2);
});

it('given a cached key, when it is destroyed, then it is evicted at once', async () => {
  const cached = createCachedKeyVault({ vault: aVault(), clock: aClock() });
  await cached.ensure('a');
  await cached.destroy('a');
  expect(await cached.find('a')).toBeNull();
  await expect(cached.ensure('a')).rejects.toThrow('destroyed');
});

it('given a cached key, when it is changed, then what it was is evicted at once', async () => {
  const cached = createCachedKeyVault({ vault: aVault(), clock: aClock() });
  const before = await cached.ensure('a');
  await cached.change('a', () => new Uint8Array(39));
  expect(await cached.find('a')).not.toEqual(before);
});

it('given a load in progress, when the key is destroyed meanwhile, then the result is not cached', async () => {
  const vault = aVault();
  const cached = createCachedKeyVault({ vault, clock: aClock() });
  const answers: ((key: Uint8Array) => void)[] = [];
  vault.find.mockImplementationOnce(() => new Promise((resolve) => void answers.push(resolve)));
  const asked = cached.find('a');
  await cached.destroy('a');
  answers[0]?.(new Uint8Array(32));
  await asked;
  expect(await cached.find('a')).toBeNull();
});

it('given no key, then the absence is not cached', async () => {
  const vault = aVault();
  vault.find.mockResolvedValueOnce(null);
  const cached = createCachedKeyVault({ vault, clock: aClock() });
  expect(await cached.find('a')).toBeNull();
  expect(await cached.find('a')).toHaveLength(32);
});

it('given the cache of another thread, when a key is destroyed here, then it is evicted there before and after', async () => {
  const drops: ((owner: string) => void)[] = [];
  const vault = aVault();
  const there = createCachedKeyVault({
    vault,
    clock: aClock(),
    others: { evict: async () => undefined, onEvict: (drop) => void drops.push(drop) },
  });
  const told: (readonly [owner: string, isThere: boolean])[] = [];
  const evict = async (owner: string): Promise<void> => {
    for (const drop of drops) drop(owner);
    told.push([owner, (await vault.find()) !== null]);
  };
  const here = createCachedKeyVault({ vault, clock: aClock(), others: { evict, onEvict: () => undefined } });
  await there.ensure('a');
  await here.destroy('a');
  expect(told).toEqual([
    ['a', true],
    ['a', false],
  ]);
  expect(await there.find('a')).toBeNull();
});
