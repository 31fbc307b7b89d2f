import { randomUUID } from 'node:crypto';
import type { KeyVault } from '@ecrin/platform/ports/key-vault.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** `open` opens the same vault again, as after a restart. */
export type KeyVaultUnderTest = Readonly<{ open: () => Promise<KeyVault>; dispose: () => Promise<void> }>;

/** What every adapter behind the port must do. */
export const keyVaultContract = (name: string, make: () => Promise<KeyVaultUnderTest>): void => {
  let subject: KeyVaultUnderTest;
  let vault: KeyVault;
  const restart = async () => {
    await vault.close();
    vault = await subject.open();
  };

  describe(`${name} as a key vault`, () => {
    beforeEach(async () => {
      subject = await make();
      vault = await subject.open();
    });
    afterEach(async () => {
      await vault.close();
      await subject.dispose();
    });

    it('given no key, when finding it, then it is null', async () => {
      expect(await vault.find(randomUUID())).toBeNull();
    });
    it('given no key, when one is needed, then 256 bits are created and stay the same', async () => {
      const owner = randomUUID();
      const key = await vault.ensure(owner);
      expect(key).toHaveLength(32);
      expect(await vault.ensure(owner)).toEqual(key);
      expect(await vault.find(owner)).toEqual(key);
    });
    it('given a key, when the vault is reopened, then it is the same', async () => {
      const owner = randomUUID();
      const key = await vault.ensure(owner);
      await restart();
      expect(await vault.find(owner)).toEqual(key);
    });
    it('given no key, a key and a destroyed one, then only the first is unknown', async () => {
      const [never, existing, destroyed] = [randomUUID(), randomUUID(), randomUUID()];
      await vault.ensure(existing);
      await vault.ensure(destroyed);
      await vault.destroy(destroyed);
      await restart();
      expect([await vault.knows(never), await vault.knows(existing), await vault.knows(destroyed)]).toEqual([
        false,
        true,
        true,
      ]);
    });
    it('given the name of its log, then it keeps the first one, also after a restart', async () => {
      expect(await vault.logName()).toBeNull();
      await vault.setLogName('first');
      await vault.setLogName('second');
      await restart();
      expect(await vault.logName()).toBe('first');
    });
    it('given two owners, then their keys differ', async () => {
      expect(await vault.ensure(randomUUID())).not.toEqual(await vault.ensure(randomUUID()));
    });
    it('given concurrent requests for one new key, then all get the same', async () => {
      const owner = randomUUID();
      const keys = await Promise.all(Array.from({ length: 20 }, () => vault.ensure(owner)));
      expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
    });
    it('given a destroyed key, then it cannot be read again, and no second one is created, also after a restart', async () => {
      const owner = randomUUID();
      await vault.ensure(owner);
      await vault.destroy(owner);
      expect(await vault.find(owner)).toBeNull();
      await expect(vault.ensure(owner)).rejects.toMatchObject({ name: 'KeyVaultFault', kind: 'destroyed' });
      await restart();
      expect(await vault.find(owner)).toBeNull();
      await expect(vault.ensure(owner)).rejects.toMatchObject({ kind: 'destroyed' });
    });
    it('given a destroyed key, when it is destroyed again, then nothing happens', async () => {
      const owner = randomUUID();
      await vault.ensure(owner);
      await vault.destroy(owner);
      await vault.destroy(owner);
      expect(await vault.find(owner)).toBeNull();
    });
    it('given an owner without a key, when it is destroyed, then none can be created later', async () => {
      const owner = randomUUID();
      await vault.destroy(owner);
      await expect(vault.ensure(owner)).rejects.toMatchObject({ kind: 'destroyed' });
    });
    it('given two keys, when one is destroyed, then the other stays', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const existing = await vault.ensure(other);
      await vault.ensure(one);
      await vault.destroy(one);
      expect(await vault.find(other)).toEqual(existing);
    });
    it('given a key, when it is changed, then only what it became is found, also after a restart, and of any length', async () => {
      const owner = randomUUID();
      const before = await vault.ensure(owner);
      await vault.change(owner, (key) => new Uint8Array(Buffer.concat([key, key, key])));
      const after = new Uint8Array(Buffer.concat([before, before, before]));
      expect([await vault.find(owner), await vault.ensure(owner)]).toEqual([after, after]);
      await restart();
      expect(await vault.find(owner)).toEqual(after);
    });
    it('given no key, or a destroyed one, when it is to be changed, then there is none afterwards', async () => {
      const [never, destroyed] = [randomUUID(), randomUUID()];
      await vault.ensure(destroyed);
      await vault.destroy(destroyed);
      for (const owner of [never, destroyed]) await vault.change(owner, () => new Uint8Array(32));
      expect([await vault.find(never), await vault.find(destroyed), await vault.knows(never)]).toEqual([
        null,
        null,
        false,
      ]);
    });
    it('given several changes at once, then none is lost', async () => {
      const owner = randomUUID();
      const key = await vault.ensure(owner);
      const add = (byte: number) => (before: Uint8Array) => new Uint8Array([...before, byte]);
      await Promise.all([1, 2, 3, 4, 5].map((byte) => vault.change(owner, add(byte))));
      const after = await vault.find(owner);
      expect(after?.subarray(0, 32)).toEqual(key);
      expect([...(after?.subarray(32) ?? [])].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
    });
    it('given a closed vault, when it is closed again, then nothing happens', async () => {
      await vault.close();
      await vault.close();
      vault = await subject.open();
    });
  });
};
