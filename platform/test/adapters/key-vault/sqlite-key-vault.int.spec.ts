import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyVaultContract } from '@ecrin/testing/port-contracts/key-vault.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MasterKey } from '#adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '#adapters/key-vault/sqlite-key-vault.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
const first = randomBytes(32);
const masterKey: MasterKey = { newest: 1, versions: new Map([[1, first]]) };
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-keys-'));
});
afterAll(() => rm(dir, { recursive: true }));

keyVaultContract('SQLite', async () => {
  const file = join(dir, `${randomUUID()}.db`);
  return { open: async () => openSqliteKeyVault({ file, masterKey, clock }), dispose: async () => undefined };
});

describe('keys on disk', () => {
  const wrappedOf = (file: string, owner: string): Uint8Array => {
    const db = openSqlite(file);
    const row = db.prepare('select wrapped from keys where owner = ?').get(owner);
    db.close();
    return row?.['wrapped'] as Uint8Array;
  };
  const anywhere = async (folder: string, secrets: readonly Uint8Array[]) => {
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    return files.some((content) => secrets.some((secret) => content.includes(Buffer.from(secret))));
  };

  it('given keys, then they are never stored unwrapped; given their destruction, then no copy of their wrapped form is left', async () => {
    const folder = await mkdtemp(join(dir, 'traces-'));
    const file = join(folder, 'keys.db');
    // Enough for pages to split and to leave old cells behind.
    const owners = Array.from({ length: 400 }, () => randomUUID());
    const vault = openSqliteKeyVault({ file, masterKey, clock });
    const keys = await Promise.all(owners.map((owner) => vault.ensure(owner)));
    const doomed = owners.slice(0, 20).map((owner) => wrappedOf(file, owner).subarray(12));
    expect(await anywhere(folder, keys)).toBe(false);
    expect(await anywhere(folder, doomed)).toBe(true);
    for (const owner of owners.slice(0, 20)) await vault.destroy(owner);
    expect(await anywhere(folder, doomed)).toBe(false);
    expect(
      await anywhere(
        folder,
        doomed.map((wrapped) => wrapped.subarray(0, 16)),
      ),
    ).toBe(false);
    expect(await vault.find(owners[399] ?? '')).toEqual(keys[399]);
    await vault.close();
  });

  it('given a crash between destroying and clearing, then the next start clears the key', async () => {
    const folder = await mkdtemp(join(dir, 'cleared-'));
    const file = join(folder, 'keys.db');
    await openSqliteKeyVault({ file, masterKey, clock }).close();
    const db = openSqlite(file);
    db.exec(
      "pragma user_version = 1; pragma secure_delete = off; create table stray (text); insert into stray values ('a trace of a key'); drop table stray",
    );
    db.close();
    expect(await anywhere(folder, [Buffer.from('a trace of a key')])).toBe(true);
    await openSqliteKeyVault({ file, masterKey, clock }).close();
    expect(await anywhere(folder, [Buffer.from('a trace of a key')])).toBe(false);
  });

  it.each([0, 11, 12, 40, 59])(
    'given byte %i of a wrapped key flipped, then finding the key is an error',
    async (at) => {
      const [file, owner] = [join(dir, `${randomUUID()}.db`), randomUUID()];
      const vault = openSqliteKeyVault({ file, masterKey, clock });
      await vault.ensure(owner);
      const wrapped = Buffer.from(wrappedOf(file, owner));
      wrapped[at] = (wrapped[at] ?? 0) ^ 1;
      const db = openSqlite(file);
      db.prepare('update keys set wrapped = ?').run(wrapped);
      db.close();
      await expect(vault.find(owner)).rejects.toMatchObject({ name: 'KeyVaultFault', kind: 'tampered' });
      await expect(vault.ensure(owner)).rejects.toMatchObject({ kind: 'tampered' });
      await vault.close();
    },
  );

  it('given one owner’s wrapped key under another’s name, then it does not open', async () => {
    const [file, one, other] = [join(dir, `${randomUUID()}.db`), randomUUID(), randomUUID()];
    const vault = openSqliteKeyVault({ file, masterKey, clock });
    await vault.ensure(one);
    await vault.ensure(other);
    const db = openSqlite(file);
    db.prepare('update keys set wrapped = ? where owner = ?').run(wrappedOf(file, one), other);
    db.close();
    await expect(vault.find(other)).rejects.toMatchObject({ kind: 'tampered' });
    await vault.close();
  });
});

describe('master keys', () => {
  it('given a vault, when another master key comes under the same version, then it does not open', async () => {
    const file = join(dir, `${randomUUID()}.db`);
    await openSqliteKeyVault({ file, masterKey, clock }).close();
    const another: MasterKey = { newest: 1, versions: new Map([[1, randomBytes(32)]]) };
    expect(() => openSqliteKeyVault({ file, masterKey: another, clock })).toThrow(
      expect.objectContaining({ kind: 'master-key-missing' }),
    );
  });
  it('given a newer master key version, then old keys still open and new ones are wrapped by the new version', async () => {
    const file = join(dir, `${randomUUID()}.db`);
    const old = openSqliteKeyVault({ file, masterKey, clock });
    const key = await old.ensure('old');
    await old.close();
    const second = randomBytes(32);
    const both: MasterKey = {
      newest: 2,
      versions: new Map([
        [1, first],
        [2, second],
      ]),
    };
    const rotated = openSqliteKeyVault({ file, masterKey: both, clock });
    expect(await rotated.find('old')).toEqual(key);
    await rotated.ensure('new');
    await rotated.close();
    const onlyNew = openSqliteKeyVault({ file, masterKey: { newest: 2, versions: new Map([[2, second]]) }, clock });
    expect(await onlyNew.find('new')).toHaveLength(32);
    await expect(onlyNew.find('old')).rejects.toMatchObject({ kind: 'master-key-missing' });
    await onlyNew.close();
  });
});

it('given two threads that need the first key of an owner at the same moment, then both have the same', async () => {
  const file = join(dir, `${randomUUID()}.db`);
  const [one, other] = [openSqliteKeyVault({ file, masterKey, clock }), openSqliteKeyVault({ file, masterKey, clock })];
  const owners = Array.from({ length: 20 }, () => randomUUID());
  for (const owner of owners) {
    const [first, second] = await Promise.all([one.ensure(owner), other.ensure(owner)]);
    expect(Buffer.compare(first, second)).toBe(0);
  }
  await one.close();
  await other.close();
});
