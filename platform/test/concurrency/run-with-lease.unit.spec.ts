import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWithLease, type LeasedWork, type LeasedRun } from '#concurrency/run-with-lease.ts';
import type { Leases } from '#ports/leases.ts';

// Fake timers do not reach node:timers/promises.
vi.mock('#concurrency/pause.ts', () => ({
  pause: (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
}));

/** One lease, as a store would hold it. */
const fakeLeases = () => {
  let [holder, until, away] = ['', 0, false];
  const leases: Leases = {
    take: async (lease) => {
      if (away) throw new Error('away');
      const now = Date.parse(lease.now);
      if (holder !== lease.holder && now < until) return false;
      [holder, until] = [lease.holder, now + lease.ttlMs];
      return true;
    },
    release: async (lease) => {
      if (holder === lease.holder) until = 0;
    },
  };
  return {
    leases,
    setAway: (gone: boolean) => {
      away = gone;
    },
  };
};

const open: LeasedRun<LeasedWork>[] = [];
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(async () => {
  for (const holding of open.splice(0)) await holding.close();
  vi.useRealTimers();
});

const processOf = (leases: Leases, holder: string) => {
  const seen = { begun: 0, ended: 0, faults: 0 };
  const holding = runWithLease({
    leases,
    name: 'thought-card',
    holder,
    clock: { now: () => new Date() },
    ttlMs: 120,
    renewMs: 20,
    start: async () => {
      seen.begun += 1;
      return {
        close: async () => {
          seen.ended += 1;
        },
      };
    },
    onFault: () => {
      seen.faults += 1;
    },
  });
  open.push(holding);
  return { seen, close: holding.close, holds: () => holding.current() !== null };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('work with a lease', () => {
  it('runs in one of two processes, and in the other as soon as the first releases the lease', async () => {
    const { leases } = fakeLeases();
    const [one, other] = [processOf(leases, 'one'), processOf(leases, 'other')];
    await pass(1_000);
    expect([one.holds(), one.seen.begun, other.seen.begun]).toEqual([true, 1, 0]);

    await one.close();
    await pass(20);
    expect([one.holds(), other.holds()]).toEqual([false, true]);
    expect(one.seen).toEqual({ begun: 1, ended: 1, faults: 0 });
  });

  it('is stopped before the lease expires when the store is down, and resumed when it is back', async () => {
    const { leases, setAway } = fakeLeases();
    const one = processOf(leases, 'one');
    await pass(0);
    setAway(true);
    await pass(99);
    expect([one.holds(), one.seen.faults > 0]).toEqual([true, true]);
    await pass(20);
    expect(one.holds()).toBe(false);
    setAway(false);
    await pass(20);
    expect([one.holds(), one.seen]).toMatchObject([true, { begun: 2, ended: 1 }]);
  });

  it('is begun by another process within 8 s of the death of the first, unless other times are given', async () => {
    const { leases } = fakeLeases();
    const holderOf = (holder: string) => {
      const start = vi.fn(async (): Promise<LeasedWork> => ({ close: async () => undefined }));
      const alive = { ...leases, take: vi.fn(leases.take) };
      open.push(
        runWithLease({ leases: alive, name: 'a', holder, clock: { now: () => new Date() }, start, onFault: () => {} }),
      );
      return { start, die: () => void alive.take.mockRejectedValue(new Error('dead')) };
    };
    const one = holderOf('one');
    await pass(1_000);
    const other = holderOf('other');
    await pass(5_000);
    expect([one.start.mock.calls.length, other.start.mock.calls.length]).toEqual([1, 0]);
    one.die();
    await pass(8_000);
    expect(other.start).toHaveBeenCalledTimes(1);
  });

  it('is renewed at the same moments as all others of its process, whenever each began', async () => {
    const { leases } = fakeLeases();
    const taken = new Map<string, number[]>();
    const noted: Leases = {
      ...leases,
      take: async ({ name }) => {
        taken.set(name, [...(taken.get(name) ?? []), Date.now()]);
        return true;
      },
    };
    for (const name of ['a', 'b', 'c']) {
      const start = async (): Promise<LeasedWork> => ({ close: async () => undefined });
      open.push(
        runWithLease({
          leases: noted,
          name,
          holder: 'one',
          clock: { now: () => new Date() },
          start,
          onFault: () => undefined,
        }),
      );
      await pass(700);
    }
    taken.clear();
    await pass(10_000);
    expect(taken.get('a')).toHaveLength(5);
    expect([taken.get('b'), taken.get('c')]).toEqual([taken.get('a'), taken.get('a')]);
  });

  it('is started again when starting failed', async () => {
    const begin = vi
      .fn<() => Promise<LeasedWork>>()
      .mockRejectedValueOnce(new Error('not yet'))
      .mockResolvedValue({ close: async () => undefined });
    const holding = runWithLease({
      leases: fakeLeases().leases,
      name: 'a',
      holder: 'one',
      clock: { now: () => new Date() },
      renewMs: 10,
      start: begin,
      onFault: () => undefined,
    });
    open.push(holding);
    await pass(0);
    expect(holding.current()).toBeNull();
    await pass(10);
    expect(holding.current()).not.toBeNull();
    expect(begin).toHaveBeenCalledTimes(2);
  });

  it('keeps the lease while it is started, however long that takes', async () => {
    const { leases } = fakeLeases();
    const slow = runWithLease({
      leases,
      name: 'a',
      holder: 'one',
      clock: { now: () => new Date() },
      ttlMs: 120,
      renewMs: 20,
      start: () =>
        new Promise<LeasedWork>((resolve) => {
          setTimeout(() => resolve({ close: async () => undefined }), 1_000);
        }),
      onFault: () => undefined,
    });
    open.push(slow);
    await pass(0);
    const other = processOf(leases, 'other');
    await pass(1_100);
    expect([slow.current() !== null, other.seen.begun]).toEqual([true, 0]);
  });
});
