import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Leases } from './ports/leases.ts';
import { whileHolding, type Held, type Holding } from './while-holding.ts';

/** One lease, as a store would keep it. */
const leaseBook = () => {
  let [holder, until, away] = ['', 0, false];
  const leases: Leases = {
    take: async (lease) => {
      if (away) throw new Error('away');
      const now = Date.parse(lease.now);
      if (holder !== lease.holder && now < until) return false;
      [holder, until] = [lease.holder, now + lease.ttlMs];
      return true;
    },
    release: async (lease) => { if (holder === lease.holder) until = 0; },
  };
  return { leases, setAway: (gone: boolean) => { away = gone; } };
};

const open: Holding<Held>[] = [];
afterEach(async () => { for (const holding of open.splice(0)) await holding.close(); });

const processOf = (leases: Leases, holder: string) => {
  const seen = { begun: 0, ended: 0, faults: 0 };
  const holding = whileHolding({
    leases, name: 'thought-card', holder, clock: { now: () => new Date() }, ttlMs: 120, renewMs: 20,
    begin: async () => { seen.begun += 1; return { close: async () => { seen.ended += 1; } }; },
    onFault: () => { seen.faults += 1; },
  });
  open.push(holding);
  return { holding, seen };
};

describe('what is held by one process at a time', () => {
  it('is done by one of two, and by the other as soon as the first lets go', async () => {
    const { leases } = leaseBook();
    const one = processOf(leases, 'one');
    await vi.waitUntil(() => one.holding.current());
    const other = processOf(leases, 'other');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([one.seen.begun, other.seen.begun]).toEqual([1, 0]);

    await one.holding.close();
    await vi.waitUntil(() => other.holding.current());
    expect(one.seen).toEqual({ begun: 1, ended: 1, faults: 0 });
  });

  it('is let go of before its time is over when the store is away, and taken up again when it is back', async () => {
    const { leases, setAway } = leaseBook();
    const one = processOf(leases, 'one');
    await vi.waitUntil(() => one.holding.current());
    setAway(true);
    await vi.waitUntil(() => one.holding.current() === null);
    expect(one.seen.faults).toBeGreaterThan(0);
    setAway(false);
    await vi.waitUntil(() => one.holding.current());
    expect(one.seen).toMatchObject({ begun: 2, ended: 1 });
  });

  it('is begun again when beginning failed', async () => {
    const begin = vi.fn<() => Promise<Held>>().mockRejectedValueOnce(new Error('not yet')).mockResolvedValue({ close: async () => undefined });
    const holding = whileHolding({ leases: leaseBook().leases, name: 'a', holder: 'one', clock: { now: () => new Date() }, renewMs: 10, begin, onFault: () => undefined });
    open.push(holding);
    await vi.waitUntil(() => holding.current());
    expect(begin).toHaveBeenCalledTimes(2);
  });
});
