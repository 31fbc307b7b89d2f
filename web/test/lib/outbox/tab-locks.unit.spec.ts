import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldLocks, holdLock } from '#lib/outbox/tab-locks.ts';

afterEach(() => vi.unstubAllGlobals());

describe('locks of tabs', () => {
  it('where the browser has none, are those of this tab', async () => {
    vi.stubGlobal('navigator', {});
    const release = holdLock('mine');
    expect([...(await heldLocks())]).toEqual(['mine']);
    release();
    expect([...(await heldLocks())]).toEqual([]);
  });

  it('are held from the moment they are asked for, before the browser grants them, and those of other tabs too', async () => {
    const never = new Promise(() => undefined);
    vi.stubGlobal('navigator', {
      locks: {
        request: () => never,
        query: async () => ({ held: [{ name: 'theirs' }], pending: [{ name: 'asked' }] }),
      },
    });
    const release = holdLock('mine');
    expect([...(await heldLocks())].toSorted()).toEqual(['asked', 'mine', 'theirs']);
    release();
  });
});
