import type { Challenge } from '@ecrin/platform/ports/sign-in/access-store.ts';
import { describe, expect, it } from 'vitest';
import { at, type AccessStoreCases } from './access-store.fixtures.ts';

export const challengeCases: AccessStoreCases = (store, restart) => {
  describe('challenges', () => {
    const issue = (changes: Partial<Challenge> = {}) =>
      store().issueChallenge({
        key: 'email:1',
        secretHash: 'right',
        payload: 'client-1',
        issuedAt: at(0),
        expiresAt: at(300),
        triesLeft: 5,
        ...changes,
      });
    const answer = (secretHash: string, seconds = 1) =>
      store().answerChallenge({ key: 'email:1', secretHash, now: at(seconds) });
    const right = { outcome: 'right', payload: 'client-1' };

    it('are answered once, also after a restart', async () => {
      await issue();
      await restart();
      expect(await answer('right')).toEqual(right);
      expect(await answer('right')).toEqual({ outcome: 'none' });
    });
    it('accept one right answer of many concurrent ones', async () => {
      await issue();
      const answers = await Promise.all(Array.from({ length: 20 }, () => answer('right')));
      expect(answers.filter(({ outcome }) => outcome === 'right')).toHaveLength(1);
    });
    it('end after their attempts, whatever comes then', async () => {
      await issue();
      for (const guess of ['1', '2', '3', '4', '5']) expect(await answer(guess)).toEqual({ outcome: 'wrong' });
      expect(await answer('right')).toEqual({ outcome: 'none' });
    });
    it('expire', async () => {
      await issue();
      expect(await store().findChallenge('email:1', at(299))).toMatchObject({ issuedAt: at(0), triesLeft: 5 });
      expect(await store().findChallenge('email:1', at(300))).toBeNull();
      expect(await answer('right', 300)).toEqual({ outcome: 'none' });
    });
    it('are voided by a new one with the same key, and on demand', async () => {
      await issue();
      await issue({ secretHash: 'newer' });
      expect(await answer('right')).toEqual({ outcome: 'wrong' });
      expect(await answer('newer')).toEqual(right);
      await issue();
      await store().deleteChallenge('email:1');
      expect(await answer('right')).toEqual({ outcome: 'none' });
    });
    it('of a link are found by their secret, once', async () => {
      await issue({ key: 'reset:1', secretHash: 'link', payload: 'client-1' });
      expect(await store().answerLink({ secretHash: 'other', now: at(1) })).toEqual({ outcome: 'none' });
      expect(await store().answerLink({ secretHash: 'link', now: at(1) })).toEqual(right);
      expect(await store().answerLink({ secretHash: 'link', now: at(1) })).toEqual({ outcome: 'none' });
    });
  });

  describe('attempts', () => {
    const attempt = (seconds: number, key = 'a') =>
      store().countAttempt({ key, limit: 3, windowMs: 60_000, now: at(seconds) });

    it('are counted over a restart and refused above the limit', async () => {
      for (const second of [0, 1, 2]) expect(await attempt(second)).toEqual({ allowed: true, retryAfterMs: 0 });
      await restart();
      expect(await attempt(10)).toEqual({ allowed: false, retryAfterMs: 50_000 });
    });
    it('reset when the window is over', async () => {
      for (const second of [0, 1, 2, 3]) await attempt(second);
      expect(await attempt(60)).toMatchObject({ allowed: true });
    });
    it('reset when the clock was set back, instead of locking out until it catches up', async () => {
      for (const second of [3_600, 3_601, 3_602, 3_603]) await attempt(second);
      expect(await attempt(0)).toMatchObject({ allowed: true });
      for (const second of [1, 2]) expect(await attempt(second)).toMatchObject({ allowed: true });
      expect(await attempt(3)).toEqual({ allowed: false, retryAfterMs: 57_000 });
    });
    it('are counted per key', async () => {
      for (const second of [0, 1, 2, 3]) await attempt(second);
      expect(await attempt(4, 'b')).toMatchObject({ allowed: true });
      expect(await attempt(5)).toMatchObject({ allowed: false });
    });
    it('with the right answer are given back, the others stay counted', async () => {
      for (const second of [0, 1]) await attempt(second);
      for (const second of [2, 3, 4]) {
        expect(await attempt(second)).toMatchObject({ allowed: true });
        await store().refundAttempt('a');
      }
      expect([await attempt(5), await attempt(6)]).toMatchObject([{ allowed: true }, { allowed: false }]);
      await store().refundAttempt('never tried');
      expect(await attempt(7, 'never tried')).toMatchObject({ allowed: true });
    });
    it('are limited when concurrent', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(0)));
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
    });
  });
};
