import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, asyncChunks } from '@ecrin/testing/port-contracts/blob-store.contract.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileBlobStore } from '#adapters/blob-store/file-blob-store.ts';
import { openSqliteKeyVault } from '#adapters/key-vault/sqlite-key-vault.ts';
import { destroyThoughtKeys } from '#crypto/owner-keys.ts';
import { sealBlobs, type SealedBlobs } from '#crypto/sealed-blobs.ts';
import { blobKey, newSalt, sealChunk, withLast } from '#crypto/sealed-chunks.ts';
import type { BlobStore } from '#ports/blob-store.ts';
import type { KeyVault } from '#ports/key-vault.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
const chunk = 64 * 1024;
let dir: string;
let store: BlobStore;
let vault: KeyVault;
let blobs: SealedBlobs;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-sealed-blobs-'));
  store = openFileBlobStore(join(dir, 'blobs'));
  vault = openSqliteKeyVault({
    file: join(dir, 'keys.db'),
    masterKey: { newest: 1, versions: new Map([[1, randomBytes(32)]]) },
    clock,
  });
  blobs = sealBlobs({ store, vault });
});
afterEach(async () => {
  await vault.close();
  await rm(dir, { recursive: true });
});

describe('sealing blobs', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 17])(
    'given %i bytes in uneven chunks, then they are read back with their size and hash',
    async (size) => {
      const content = randomBytes(size);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const cut = Math.floor(size / 3);
      expect(await blobs.put('me', 'audio/x', asyncChunks(content.subarray(0, cut), content.subarray(cut)))).toEqual({
        bytes: size,
        sha256,
      });
      expect(await bytesOf(await blobs.read('me', 'audio/x'))).toEqual(content);
      expect(await blobs.stat('me', 'audio/x')).toMatchObject({ name: 'audio/x', bytes: size });
    },
  );
  it.each([
    [0, 1],
    [0, chunk],
    [chunk - 1, chunk + 1],
    [chunk, 2 * chunk],
    [5, 3 * chunk],
    [3 * chunk, 9 * chunk],
    [10, 10],
    [4 * chunk, 5 * chunk],
  ])('given the range %i to %i, then exactly that is returned', async (start, end) => {
    const content = randomBytes(3 * chunk + 17);
    await blobs.put('me', 'audio/x', asyncChunks(content));
    expect(await bytesOf(await blobs.read('me', 'audio/x', { start, end }))).toEqual(content.subarray(start, end));
  });
  it('given a small range of a large blob, then only the chunks it overlaps are read', async () => {
    await blobs.put('me', 'audio/x', asyncChunks(randomBytes(20 * chunk)));
    let read = 0;
    const counting: BlobStore = {
      ...store,
      read: async (name, range) => ((read += (range?.end ?? Infinity) - (range?.start ?? 0)), store.read(name, range)),
    };
    await bytesOf(
      await sealBlobs({ store: counting, vault }).read('me', 'audio/x', { start: 5 * chunk + 1, end: 5 * chunk + 2 }),
    );
    expect(read).toBeLessThan(chunk + 200);
  });
  it('given a blob, then its plaintext is nowhere in the store, and owners cannot read each other’s', async () => {
    const words = Buffer.from('Papa a téléphoné.'.repeat(50));
    await blobs.put('me', 'audio/x', asyncChunks(words));
    await blobs.put('you', 'audio/y', asyncChunks(words));
    expect((await bytesOf(await store.read('me/audio/x')))?.includes('Papa')).toBe(false);
    expect(await blobs.read('you', 'audio/x')).toBeNull();
    const names: string[] = [];
    for await (const { name, bytes } of blobs.list('me', 'aud')) names.push(`${name} ${bytes}`);
    expect(names).toEqual([`audio/x ${words.length}`]);
  });
  it('given a destroyed key, then reading returns null and putting is refused', async () => {
    await blobs.put('me', 'audio/x', asyncChunks(randomBytes(10)));
    await vault.destroy('me');
    expect(await blobs.read('me', 'audio/x')).toBeNull();
    await expect(blobs.put('me', 'audio/z', asyncChunks(randomBytes(10)))).rejects.toMatchObject({ kind: 'destroyed' });
    await blobs.delete('me', 'audio/x');
    expect(await blobs.stat('me', 'audio/x')).toBeNull();
  });
});

describe('a tampered sealed blob', () => {
  const sealedChunk = chunk + 16;
  const change = async (how: (sealed: Buffer) => Buffer) => {
    const sealed = await bytesOf(await store.read('me/audio/x'));
    await store.put('me/audio/x', asyncChunks(how(sealed ?? Buffer.alloc(0))));
  };
  const expectDamaged = async () => {
    const reading = blobs.read('me', 'audio/x').then(bytesOf);
    await expect(reading).rejects.toMatchObject({ name: 'BlobStoreFault', kind: 'damaged' });
  };
  const flip = (at: number) => (sealed: Buffer) => {
    sealed[at] = (sealed[at] ?? 0) ^ 1;
    return sealed;
  };

  it.each<readonly [string, (sealed: Buffer) => Buffer]>([
    ['a byte of the salt flipped', flip(3)],
    ['a byte of the first chunk flipped', flip(40)],
    ['a byte of the last tag flipped', (sealed) => flip(sealed.length - 1)(sealed)],
    ['its last chunk cut off', (sealed) => sealed.subarray(0, 32 + 2 * sealedChunk)],
    ['its end cut off', (sealed) => sealed.subarray(0, -1)],
    ['almost everything cut off', (sealed) => sealed.subarray(0, 20)],
    ['something added', (sealed) => Buffer.concat([sealed, Buffer.alloc(1)])],
    [
      'two chunks swapped',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(0, 32),
          sealed.subarray(32 + sealedChunk, 32 + 2 * sealedChunk),
          sealed.subarray(32, 32 + sealedChunk),
          sealed.subarray(32 + 2 * sealedChunk),
        ]),
    ],
  ])('given %s, then reading is an error', async (_what, how) => {
    await blobs.put('me', 'audio/x', asyncChunks(randomBytes(2 * chunk + 100)));
    await change(how);
    await expectDamaged();
  });
  it('given an empty blob whose only tag was changed, then reading is an error', async () => {
    await blobs.put('me', 'audio/x', asyncChunks());
    await change(flip(32));
    await expectDamaged();
  });
  it('given a blob under another name or owner, then it does not open', async () => {
    await blobs.put('me', 'audio/y', asyncChunks(randomBytes(100)));
    await store.put('me/audio/x', asyncChunks((await bytesOf(await store.read('me/audio/y'))) ?? Buffer.alloc(0)));
    await expectDamaged();
  });
  it('given chunks of an older version of the same name, then they do not open in the newer one', async () => {
    await blobs.put('me', 'audio/x', asyncChunks(randomBytes(2 * chunk)));
    const older = (await bytesOf(await store.read('me/audio/x'))) ?? Buffer.alloc(0);
    await blobs.put('me', 'audio/x', asyncChunks(randomBytes(2 * chunk)));
    await change((newer) => Buffer.concat([newer.subarray(0, 32 + sealedChunk), older.subarray(32 + sealedChunk)]));
    await expectDamaged();
  });
});

describe('what belongs to a thought', () => {
  const names = ['audio/1/abc', 'passages/1/r/0-9', 'thought-pictures/1/p/abc/small'];

  it('given that the key of the thought is destroyed, then none of it opens, and all else does', async () => {
    const [content, others] = [randomBytes(2 * chunk + 5), ['audio/2/abc', 'recordings/1/000000']];
    for (const name of [...names, ...others]) await blobs.put('me', name, asyncChunks(content));
    for (const name of names) expect(await bytesOf(await blobs.read('me', name))).toEqual(content);
    await destroyThoughtKeys(vault, 'me', ['1']);
    for (const name of names) expect(await blobs.read('me', name)).toBeNull();
    for (const name of others) expect(await bytesOf(await blobs.read('me', name))).toEqual(content);
    await expect(blobs.put('me', 'audio/1/other', asyncChunks(content))).rejects.toMatchObject({ kind: 'destroyed' });
  });
  it('given content of before there were such keys, then it opens with its owner’s, whole and in ranges', async () => {
    const content = randomBytes(2 * chunk + 5);
    const ownerKey = await vault.ensure('me');
    const salt = newSalt();
    const key = blobKey(ownerKey, salt, 'me/audio/1/old');
    const sealed = async function* () {
      yield salt;
      for await (const { piece, index, last } of withLast(asyncChunks(content)))
        yield sealChunk(piece, key, { name: 'me/audio/1/old', index, last });
    };
    await store.put('me/audio/1/old', sealed());
    expect(await bytesOf(await blobs.read('me', 'audio/1/old'))).toEqual(content);
    await blobs.put('me', 'audio/1/new', asyncChunks(content));
    expect(await bytesOf(await blobs.read('me', 'audio/1/old', { start: chunk - 1, end: chunk + 1 }))).toEqual(
      content.subarray(chunk - 1, chunk + 1),
    );
  });
});
