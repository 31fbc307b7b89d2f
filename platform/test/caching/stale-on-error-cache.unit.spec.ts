import { describe, expect, it, vi } from 'vitest';
import { createStaleOnErrorCache } from '#caching/stale-on-error-cache.ts';
import { createStaleOnErrorKeyVault } from '#caching/stale-on-error-key-vault.ts';
import { createStaleOnErrorSessions } from '#caching/stale-on-error-sessions.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import { KeyVaultFault, type KeyVault } from '#ports/key-vault.ts';
import type { AccessStore, Session } from '#ports/sign-in/access-store.ts';

const aClock = () => {
  let now = 0;
  return { now: () => new Date(now), pass: (ms: number) => void (now += ms) };
};
const away = (): Promise<never> => Promise.reject(new StoreUnavailable('away'));
const remembering = () => {
  const clock = aClock();
  return {
    clock,
    remembered: createStaleOnErrorCache<string>({
      clock,
      isUnavailable: (fault) => fault instanceof StoreUnavailable,
      timeoutMs: 20,
    }),
  };
};

describe('a stale-on-error cache', () => {
  it('asks the source each time while it answers', async () => {
    const { remembered } = remembering();
    const question = vi.fn(async () => 'yes');
    await remembered.get('a', question);
    await remembered.get('a', question);
    expect(question).toHaveBeenCalledTimes(2);
  });

  it('serves the cached value while the source is down, for two minutes', async () => {
    const { clock, remembered } = remembering();
    await remembered.get('a', async () => 'yes');
    clock.pass(119_000);
    expect(await remembered.get('a', away)).toBe('yes');
    clock.pass(1_000);
    await expect(remembered.get('a', away)).rejects.toThrow(StoreUnavailable);
  });

  it('serves the cached value while the source is silent, and does not ask again for a second', async () => {
    const { clock, remembered } = remembering();
    await remembered.get('a', async () => 'yes');
    const silent = vi.fn(() => new Promise<string>(() => undefined));
    expect(await remembered.get('a', silent)).toBe('yes');
    expect(await remembered.get('a', silent)).toBe('yes');
    expect(silent).toHaveBeenCalledTimes(1);
    clock.pass(1_000);
    expect(await remembered.get('a', async () => 'no')).toBe('no');
  });

  it('does not serve the cached value for another fault, for a missing value, or once it is evicted', async () => {
    const { remembered } = remembering();
    await remembered.get('a', async () => 'yes');
    await expect(remembered.get('a', () => Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError);
    expect(await remembered.get('a', async () => null)).toBeNull();
    await expect(remembered.get('a', away)).rejects.toThrow(StoreUnavailable);
    await remembered.get('a', async () => 'yes');
    remembered.invalidate('a');
    await expect(remembered.get('a', away)).rejects.toThrow(StoreUnavailable);
  });

  it('does not cache a load that was in progress during an eviction', async () => {
    const { remembered } = remembering();
    await remembered.get('a', async () => {
      remembered.invalidate('a');
      return 'yes';
    });
    await expect(remembered.get('a', away)).rejects.toThrow(StoreUnavailable);
  });
});

const session = {
  sessionId: 's',
  userType: 'client',
  userId: 'u',
  device: '',
  createdAt: '',
  lastUsedAt: '',
  expiresAt: '1970-01-01T00:01:00.000Z',
} satisfies Session;

describe('a session', () => {
  const access = { findSession: vi.fn<AccessStore['findSession']>(), endSession: vi.fn(async () => undefined) };
  const opened = () => createStaleOnErrorSessions({ access: access as unknown as AccessStore, clock: aClock() });

  it('stays valid while the store is down, until it expires', async () => {
    const sessions = opened();
    access.findSession.mockResolvedValueOnce(session).mockImplementation(away);
    await sessions.findSession('s', '1970-01-01T00:00:00.000Z');
    expect(await sessions.findSession('s', '1970-01-01T00:00:59.000Z')).toEqual(session);
    expect(await sessions.findSession('s', '1970-01-01T00:01:00.000Z')).toBeNull();
    await expect(sessions.findSession('other', '1970-01-01T00:00:00.000Z')).rejects.toThrow(StoreUnavailable);
  });

  it('does not stay valid once this process ended it', async () => {
    const sessions = opened();
    access.findSession.mockResolvedValueOnce(session).mockImplementation(away);
    await sessions.findSession('s', '1970-01-01T00:00:00.000Z');
    await sessions.endSession('s');
    await expect(sessions.findSession('s', '1970-01-01T00:00:01.000Z')).rejects.toThrow(StoreUnavailable);
  });
});

describe('a key', () => {
  const key = new Uint8Array(32).fill(7);
  const gone = (): Promise<never> => Promise.reject(new KeyVaultFault('unavailable', 'away'));

  it('is served while the vault is down, unless this process destroyed it', async () => {
    const vault = {
      ensure: vi.fn<KeyVault['ensure']>(async () => key),
      find: vi.fn<KeyVault['find']>(async () => key),
      knows: async () => true,
      logName: async () => null,
      setLogName: async () => undefined,
      change: async () => undefined,
      destroy: async () => undefined,
      close: async () => undefined,
    };
    const keys = createStaleOnErrorKeyVault({ vault, clock: aClock() });
    await keys.ensure('a');
    vault.ensure.mockImplementation(gone);
    vault.find.mockImplementation(gone);
    expect([await keys.ensure('a'), await keys.find('a')]).toEqual([key, key]);
    await keys.destroy('a');
    await expect(keys.find('a')).rejects.toThrow(KeyVaultFault);
  });
});
