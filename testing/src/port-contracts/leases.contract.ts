import type { Leases } from '@ecrin/platform/ports/leases.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();

/** What every adapter behind the port must do. `make` gives a store that holds no lease. */
export const leasesContract = (adapter: string, make: () => Promise<Leases>): void => {
  describe(`the leases contract, ${adapter}`, () => {
    let leases: Leases;
    beforeEach(async () => {
      leases = await make();
    });
    const take = (holder: string, seconds: number, name = 'thought-card') =>
      leases.take({ name, holder, now: at(seconds), ttlMs: 6_000 });

    it('are granted to one holder, who may renew', async () => {
      expect([await take('one', 0), await take('other', 1), await take('one', 5), await take('other', 10)]).toEqual([
        true,
        false,
        true,
        false,
      ]);
    });
    it('are granted to another once expired, and not to the former holder', async () => {
      await take('one', 0);
      expect([await take('other', 6), await take('one', 7)]).toEqual([true, false]);
    });
    it('are granted again at once when released, and released by their holder only', async () => {
      await take('one', 0);
      await leases.release({ name: 'thought-card', holder: 'other' });
      expect(await take('other', 1)).toBe(false);
      await leases.release({ name: 'thought-card', holder: 'one' });
      expect(await take('other', 1)).toBe(true);
    });
    it('are separate per name', async () => {
      await take('one', 0);
      expect(await take('other', 0, 'client-profile')).toBe(true);
    });
    it('are granted to one of many concurrent requests', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => take(`holder-${index}`, 0)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    });
  });
};
