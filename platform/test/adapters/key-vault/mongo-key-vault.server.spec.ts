import { randomBytes, randomUUID } from 'node:crypto';
import { keyVaultContract } from '@ecrin/testing/port-contracts/key-vault.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { Binary, Collection } from 'mongodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MasterKey } from '#adapters/key-vault/master-key.ts';
import { openMongoKeyVault } from '#adapters/key-vault/mongo-key-vault.ts';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
const first = randomBytes(32);
const masterKey: MasterKey = { newest: 1, versions: new Map([[1, first]]) };

withMongo('keys in MongoDB', (server) => {
  const database = newDatabaseName();
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
  });
  afterAll(async () => {
    await server().drop(mongo.database(database));
    await mongo.close();
  });
  const open = (key = masterKey) => openMongoKeyVault({ mongo, database, masterKey: key, clock });
  const rows = () => mongo.database(database).collection<{ _id: string; wrapped: Binary | string | null }>('keys');
  const wrappedOf = async (owner: string): Promise<Buffer> => {
    const row = await rows().findOne({ _id: owner });
    return Buffer.from(row?.wrapped instanceof Binary ? row.wrapped.value() : '');
  };

  keyVaultContract('MongoDB', async () => ({ open, dispose: async () => undefined }));

  it('given two processes that need the same key concurrently, then only one is created, every time', async () => {
    const other = openMongo({ url: server().url });
    const vaults = [await open(), await openMongoKeyVault({ mongo: other, database, masterKey, clock })];
    for (let time = 0; time < 20; time += 1) {
      const owner = randomUUID();
      const [one, two] = await Promise.all(vaults.map((vault) => vault.ensure(owner)));
      expect(one).toEqual(two);
    }
    await other.close();
  });

  it('given keys of many that are needed at once, then one call finds them, each its own', async () => {
    const [vault, owners] = [await open(), Array.from({ length: 20 }, () => randomUUID())];
    const made = await Promise.all(owners.map((owner) => vault.ensure(owner)));
    const calls = vi.spyOn(Collection.prototype, 'find');
    expect(await Promise.all(owners.map((owner) => vault.find(owner)))).toEqual(made);
    expect(calls).toHaveBeenCalledTimes(1);
    calls.mockRestore();
  });

  it('given one process that destroys a key while another needs it, then both end without one', async () => {
    const vaults = [await open(), await open()] as const;
    for (let time = 0; time < 10; time += 1) {
      const owner = randomUUID();
      await Promise.allSettled([vaults[0].ensure(owner), vaults[1].destroy(owner)]);
      expect(await vaults[0].find(owner)).toBeNull();
      await expect(vaults[0].ensure(owner)).rejects.toMatchObject({ kind: 'destroyed' });
    }
  });

  it('given a key, then it is never stored unwrapped; given its destruction, then its wrapped form is deleted and its first date stays', async () => {
    const [vault, owner] = [await open(), randomUUID()];
    const key = await vault.ensure(owner);
    expect((await wrappedOf(owner)).includes(Buffer.from(key))).toBe(false);
    await vault.destroy(owner);
    const destroyedAt = '2026-01-02T09:00:00.000Z';
    expect(await rows().findOne({ _id: owner })).toEqual({
      _id: owner,
      version: 0,
      wrapped: null,
      madeAt: destroyedAt,
      destroyedAt,
    });
  });

  it.each([0, 11, 12, 40, 59])(
    'given byte %i of a wrapped key flipped, then finding the key is an error',
    async (at) => {
      const [vault, owner] = [await open(), randomUUID()];
      await vault.ensure(owner);
      const wrapped = await wrappedOf(owner);
      wrapped[at] = (wrapped[at] ?? 0) ^ 1;
      await rows().updateOne({ _id: owner }, { $set: { wrapped: new Binary(wrapped) } });
      await expect(vault.find(owner)).rejects.toMatchObject({ name: 'KeyVaultFault', kind: 'tampered' });
      await expect(vault.ensure(owner)).rejects.toMatchObject({ kind: 'tampered' });
    },
  );

  it('given text in place of a key, or another owner’s key, then it does not open', async () => {
    const [vault, one, other] = [await open(), randomUUID(), randomUUID()];
    await vault.ensure(one);
    await vault.ensure(other);
    await rows().updateOne({ _id: other }, { $set: { wrapped: new Binary(await wrappedOf(one)) } });
    await rows().updateOne({ _id: one }, { $set: { wrapped: 'words' } });
    await expect(vault.find(one)).rejects.toMatchObject({ kind: 'tampered' });
    await expect(vault.find(other)).rejects.toMatchObject({ kind: 'tampered' });
  });

  it('given another master key under the same version, then the vault does not open', async () => {
    await open();
    await expect(open({ newest: 1, versions: new Map([[1, randomBytes(32)]]) })).rejects.toMatchObject({
      kind: 'master-key-missing',
    });
  });

  it('given a newer master key version, then old keys still open and new ones are wrapped by the new version', async () => {
    const [old, fresh] = [randomUUID(), randomUUID()];
    const key = await (await open()).ensure(old);
    const second = randomBytes(32);
    const rotated = await open({
      newest: 2,
      versions: new Map([
        [1, first],
        [2, second],
      ]),
    });
    expect(await rotated.find(old)).toEqual(key);
    await rotated.ensure(fresh);
    const onlyNew = await open({ newest: 2, versions: new Map([[2, second]]) });
    expect(await onlyNew.find(fresh)).toHaveLength(32);
    await expect(onlyNew.find(old)).rejects.toMatchObject({ kind: 'master-key-missing' });
  });

  it('given a closed vault, when a key is requested, then it is unavailable', async () => {
    const vault = await open();
    await vault.close();
    await expect(vault.find('anybody')).rejects.toMatchObject({ name: 'KeyVaultFault', kind: 'unavailable' });
  });
});
