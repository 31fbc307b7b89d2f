import type { AccessStore, Challenge, Session } from '@ecrin/platform/ports/access-store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** `open` opens the same store again, as after a restart. */
export type AccessStoreUnderTest = Readonly<{ open: () => Promise<AccessStore>; dispose: () => Promise<void> }>;

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();
const session: Session = {
  sessionId: 'session-1', userType: 'client', userId: 'client-1', device: 'Firefox', createdAt: at(0), lastUsedAt: at(0), expiresAt: at(3_600),
};
const turn = (refreshHash: string, successorHash: string, seconds: number) =>
  ({ refreshHash, successorHash, now: at(seconds), expiresAt: at(seconds + 3_600), graceMs: 30_000 });

/** What every adapter behind the port must do. */
export const accessStoreContract = (make: () => Promise<AccessStoreUnderTest>): void => {
  let subject: AccessStoreUnderTest;
  let store: AccessStore;
  const restart = async () => {
    await store.close();
    store = await subject.open();
  };

  beforeEach(async () => {
    subject = await make();
    store = await subject.open();
  });
  afterEach(async () => {
    await store.close();
    await subject.dispose();
  });

  describe('credentials', () => {
    it('are kept over a restart', async () => {
      await store.saveCredential('credential-1', 'hash-1');
      await restart();
      expect(await store.findCredential('credential-1')).toBe('hash-1');
    });
    it('are never written over', async () => {
      await store.saveCredential('credential-1', 'hash-1');
      await expect(store.saveCredential('credential-1', 'hash-2')).rejects.toThrow();
      expect(await store.findCredential('credential-1')).toBe('hash-1');
    });
    it('can be deleted, and a missing one is null', async () => {
      await store.saveCredential('credential-1', 'hash-1');
      await store.deleteCredential('credential-1');
      expect(await store.findCredential('credential-1')).toBeNull();
    });
  });

  describe('sessions', () => {
    beforeEach(() => store.openSession(session, 'refresh-1'));

    it('are found until they expire, also after a restart', async () => {
      await restart();
      expect(await store.findSession('session-1', at(3_599))).toEqual(session);
      expect(await store.findSession('session-1', at(3_600))).toBeNull();
    });
    it('are listed for their person until they end or expire, the last used first', async () => {
      await store.openSession({ ...session, sessionId: 'session-2', lastUsedAt: at(10) }, 'refresh-b');
      await store.openSession({ ...session, sessionId: 'session-3', userId: 'client-2' }, 'refresh-c');
      await store.openSession({ ...session, sessionId: 'session-4', userType: 'admin' }, 'refresh-d');
      const idsAt = async (seconds: number) => (await store.sessionsOf({ userType: 'client', userId: 'client-1' }, at(seconds))).map(({ sessionId }) => sessionId);
      expect(await idsAt(20)).toEqual(['session-2', 'session-1']);
      expect(await idsAt(3_600)).toEqual([]);
      await store.endSession('session-2');
      expect(await idsAt(20)).toEqual(['session-1']);
    });
    it('are gone once ended, with their tokens', async () => {
      await store.endSession('session-1');
      expect(await store.findSession('session-1', at(1))).toBeNull();
      expect(await store.rotate(turn('refresh-1', 'refresh-2', 1))).toEqual({ outcome: 'unknown' });
    });
    it('move to the next token and live longer', async () => {
      expect(await store.rotate(turn('refresh-1', 'refresh-2', 60))).toEqual({
        outcome: 'rotated', session: { ...session, lastUsedAt: at(60), expiresAt: at(3_660) },
      });
      expect(await store.rotate(turn('refresh-2', 'refresh-3', 120))).toMatchObject({ outcome: 'rotated' });
    });
    it('never live longer than they may in all', async () => {
      const turned = await store.rotate({ ...turn('refresh-1', 'refresh-2', 60), longestMs: 600_000 });
      expect(turned).toMatchObject({ session: { expiresAt: at(600) } });
      expect(await store.rotate(turn('refresh-2', 'refresh-3', 600))).toEqual({ outcome: 'unknown' });
    });
    it('give the same successor within the grace', async () => {
      await store.rotate(turn('refresh-1', 'refresh-2', 60));
      await restart();
      expect(await store.rotate(turn('refresh-1', 'refresh-2', 90))).toMatchObject({ outcome: 'rotated' });
      expect(await store.rotate(turn('refresh-2', 'refresh-3', 91))).toMatchObject({ outcome: 'rotated' });
    });
    it('end when a used token comes back after its grace', async () => {
      await store.rotate(turn('refresh-1', 'refresh-2', 60));
      expect(await store.rotate(turn('refresh-1', 'refresh-2', 91))).toEqual({ outcome: 'reused' });
      expect(await store.findSession('session-1', at(92))).toBeNull();
      expect(await store.rotate(turn('refresh-2', 'refresh-3', 92))).toEqual({ outcome: 'unknown' });
    });
    it('end when a used token asks for another successor', async () => {
      await store.rotate(turn('refresh-1', 'refresh-2', 60));
      expect(await store.rotate(turn('refresh-1', 'refresh-x', 61))).toEqual({ outcome: 'reused' });
    });
    it('do not rotate once expired or for a token never given', async () => {
      expect(await store.rotate(turn('refresh-1', 'refresh-2', 3_600))).toEqual({ outcome: 'unknown' });
      expect(await store.rotate(turn('refresh-0', 'refresh-2', 1))).toEqual({ outcome: 'unknown' });
    });
  });

  describe('challenges', () => {
    const issue = (changes: Partial<Challenge> = {}) =>
      store.issueChallenge({ key: 'email:1', secretHash: 'right', payload: 'client-1', issuedAt: at(0), expiresAt: at(300), triesLeft: 5, ...changes });
    const answer = (secretHash: string, seconds = 1) => store.answerChallenge({ key: 'email:1', secretHash, now: at(seconds) });
    const right = { outcome: 'right', payload: 'client-1' };

    it('are answered once, also after a restart', async () => {
      await issue();
      await restart();
      expect(await answer('right')).toEqual(right);
      expect(await answer('right')).toEqual({ outcome: 'none' });
    });
    it('have one right answer however many come at once', async () => {
      await issue();
      const answers = await Promise.all(Array.from({ length: 20 }, () => answer('right')));
      expect(answers.filter(({ outcome }) => outcome === 'right')).toHaveLength(1);
    });
    it('end after their tries, whatever comes then', async () => {
      await issue();
      for (const guess of ['1', '2', '3', '4', '5']) expect(await answer(guess)).toEqual({ outcome: 'wrong' });
      expect(await answer('right')).toEqual({ outcome: 'none' });
    });
    it('end with their time', async () => {
      await issue();
      expect(await store.findChallenge('email:1', at(299))).toMatchObject({ issuedAt: at(0), triesLeft: 5 });
      expect(await store.findChallenge('email:1', at(300))).toBeNull();
      expect(await answer('right', 300)).toEqual({ outcome: 'none' });
    });
    it('are voided by a new one under their key, and on demand', async () => {
      await issue();
      await issue({ secretHash: 'newer' });
      expect(await answer('right')).toEqual({ outcome: 'wrong' });
      expect(await answer('newer')).toEqual(right);
      await issue();
      await store.voidChallenge('email:1');
      expect(await answer('right')).toEqual({ outcome: 'none' });
    });
    it('of a link are found by their secret, once', async () => {
      await issue({ key: 'reset:1', secretHash: 'link', payload: 'client-1' });
      expect(await store.answerLink({ secretHash: 'other', now: at(1) })).toEqual({ outcome: 'none' });
      expect(await store.answerLink({ secretHash: 'link', now: at(1) })).toEqual(right);
      expect(await store.answerLink({ secretHash: 'link', now: at(1) })).toEqual({ outcome: 'none' });
    });
  });

  describe('tries', () => {
    const attempt = (seconds: number, key = 'a') => store.takeTry({ key, limit: 3, windowMs: 60_000, now: at(seconds) });

    it('are counted over a restart and refused past the limit', async () => {
      for (const second of [0, 1, 2]) expect(await attempt(second)).toEqual({ allowed: true, retryAfterMs: 0 });
      await restart();
      expect(await attempt(10)).toEqual({ allowed: false, retryAfterMs: 50_000 });
    });
    it('start afresh when the window is over', async () => {
      for (const second of [0, 1, 2, 3]) await attempt(second);
      expect(await attempt(60)).toMatchObject({ allowed: true });
    });
    it('start afresh when the clock was set back: nobody is shut out until it gets there again', async () => {
      for (const second of [3_600, 3_601, 3_602, 3_603]) await attempt(second);
      expect(await attempt(0)).toMatchObject({ allowed: true });
      for (const second of [1, 2]) expect(await attempt(second)).toMatchObject({ allowed: true });
      expect(await attempt(3)).toEqual({ allowed: false, retryAfterMs: 57_000 });
    });
    it('are each key’s own', async () => {
      for (const second of [0, 1, 2, 3]) await attempt(second);
      expect(await attempt(4, 'b')).toMatchObject({ allowed: true });
      expect(await attempt(5)).toMatchObject({ allowed: false });
    });
    it('that were right ones are given back, the others stay counted', async () => {
      for (const second of [0, 1]) await attempt(second);
      for (const second of [2, 3, 4]) {
        expect(await attempt(second)).toMatchObject({ allowed: true });
        await store.giveTryBack('a');
      }
      expect([await attempt(5), await attempt(6)]).toMatchObject([{ allowed: true }, { allowed: false }]);
      await store.giveTryBack('never tried');
      expect(await attempt(7, 'never tried')).toMatchObject({ allowed: true });
    });
    it('let no more through when they come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(0)));
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
    });
  });

  describe('second factors', () => {
    beforeEach(() => store.saveFactor('factor-1', 'sealed-1'));

    it('are kept over a restart, never written over, and gone once deleted', async () => {
      await restart();
      expect(await store.findFactor('factor-1')).toBe('sealed-1');
      await expect(store.saveFactor('factor-1', 'sealed-2')).rejects.toThrow();
      await store.deleteFactor('factor-1');
      expect(await store.findFactor('factor-1')).toBeNull();
    });
    it('take each step once, and none that is earlier', async () => {
      const taken = await Promise.all([1, 2, 3].map(() => store.takeFactorStep('factor-1', 100)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      await restart();
      expect(await store.takeFactorStep('factor-1', 100)).toBe(false);
      expect(await store.takeFactorStep('factor-1', 99)).toBe(false);
      expect(await store.takeFactorStep('factor-1', 101)).toBe(true);
      expect(await store.takeFactorStep('factor-2', 102)).toBe(false);
    });
    it('have recovery codes that count once each', async () => {
      await store.keepRecoveryCodes('factor-1', ['a', 'b', 'c']);
      await restart();
      const taken = await Promise.all(['a', 'a', 'd'].map((hash) => store.takeRecoveryCode('factor-1', hash)));
      expect(taken.filter((left) => left !== null)).toEqual([2]);
      expect(await store.takeRecoveryCode('factor-2', 'b')).toBeNull();
    });
    it('have the newest recovery codes only, and none once deleted', async () => {
      await store.keepRecoveryCodes('factor-1', ['a', 'b']);
      await store.keepRecoveryCodes('factor-1', ['c', 'd']);
      expect(await store.takeRecoveryCode('factor-1', 'a')).toBeNull();
      expect(await store.takeRecoveryCode('factor-1', 'c')).toBe(1);
      await store.deleteFactor('factor-1');
      expect(await store.takeRecoveryCode('factor-1', 'd')).toBeNull();
    });
  });
};
