import { beforeEach, describe, expect, it } from 'vitest';
import type { AccessStoreCases } from './access-store.fixtures.ts';

export const secretCases: AccessStoreCases = (store, restart) => {
  describe('credentials', () => {
    it('are stored over a restart', async () => {
      await store().saveCredential('credential-1', 'hash-1');
      await restart();
      expect(await store().findCredential('credential-1')).toBe('hash-1');
    });
    it('are never overwritten', async () => {
      await store().saveCredential('credential-1', 'hash-1');
      await expect(store().saveCredential('credential-1', 'hash-2')).rejects.toThrow();
      expect(await store().findCredential('credential-1')).toBe('hash-1');
    });
    it('can be deleted, and a missing one is null', async () => {
      await store().saveCredential('credential-1', 'hash-1');
      await store().deleteCredential('credential-1');
      expect(await store().findCredential('credential-1')).toBeNull();
    });
  });

  describe('second factors', () => {
    beforeEach(() => store().saveFactor('factor-1', 'sealed-1'));

    it('are stored over a restart, never overwritten, and absent once deleted', async () => {
      await restart();
      expect(await store().findFactor('factor-1')).toBe('sealed-1');
      await expect(store().saveFactor('factor-1', 'sealed-2')).rejects.toThrow();
      await store().deleteFactor('factor-1');
      expect(await store().findFactor('factor-1')).toBeNull();
    });
    it('accept each time step once, and none that is earlier', async () => {
      expect(await store().findFactorStep('factor-1')).toBe(-1);
      const taken = await Promise.all([1, 2, 3].map(() => store().takeFactorStep('factor-1', 100)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      await restart();
      expect(await store().takeFactorStep('factor-1', 100)).toBe(false);
      expect(await store().takeFactorStep('factor-1', 99)).toBe(false);
      expect(await store().takeFactorStep('factor-1', 101)).toBe(true);
      expect(await store().findFactorStep('factor-1')).toBe(101);
      expect(await store().findFactorStep('factor-2')).toBeNull();
      expect(await store().takeFactorStep('factor-2', 102)).toBe(false);
    });
    it('accept each recovery code once', async () => {
      await store().saveRecoveryCodes('factor-1', ['a', 'b', 'c']);
      await restart();
      const taken = await Promise.all(['a', 'a', 'd'].map((hash) => store().takeRecoveryCode('factor-1', hash)));
      expect(taken.filter((left) => left !== null)).toEqual([2]);
      expect(await store().takeRecoveryCode('factor-2', 'b')).toBeNull();
    });
    it('accept the newest recovery codes only, and none once deleted', async () => {
      await store().saveRecoveryCodes('factor-1', ['a', 'b']);
      await store().saveRecoveryCodes('factor-1', ['c', 'd']);
      expect(await store().takeRecoveryCode('factor-1', 'a')).toBeNull();
      expect(await store().takeRecoveryCode('factor-1', 'c')).toBe(1);
      await store().deleteFactor('factor-1');
      expect(await store().takeRecoveryCode('factor-1', 'd')).toBeNull();
    });
  });
};
