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

    it('gives a lease to one holder, who may renew it', async () => {
      expect([await take('one', 0), await take('other', 1), await take('one', 5), await take('other', 10)]).toEqual([
        true,
        false,
        true,
        false,
      ]);
    });
    it('gives it to another once its time is over, and not back', async () => {
      await take('one', 0);
      expect([await take('other', 6), await take('one', 7)]).toEqual([true, false]);
    });
    it('gives it on at once when it is released, and only by its holder', async () => {
      await take('one', 0);
      await leases.release({ name: 'thought-card', holder: 'other' });
      expect(await take('other', 1)).toBe(false);
      await leases.release({ name: 'thought-card', holder: 'one' });
      expect(await take('other', 1)).toBe(true);
    });
    it('keeps each name apart', async () => {
      await take('one', 0);
      expect(await take('other', 0, 'client-profile')).toBe(true);
    });
    it('gives it to one of many who come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => take(`holder-${index}`, 0)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    });
  });
};
