import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobStoreContract, bytesOf, asyncChunks } from '@ecrin/testing/port-contracts/blob-store.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFileBlobStore } from '#adapters/blob-store/file-blob-store.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-blobs-'));
});
afterAll(() => rm(dir, { recursive: true }));

blobStoreContract('A folder', async () => ({
  open: async () => openFileBlobStore(join(dir, 'contract')),
  dispose: async () => undefined,
}));

it('given a put interrupted by a crash, when the store opens, then no partial file is left or listed', async () => {
  const root = join(dir, 'crashed');
  openFileBlobStore(root);
  await writeFile(join(root, '.incoming', 'half'), 'ha');
  const store = openFileBlobStore(root);
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
  for await (const blob of store.list('')) expect.unreachable(blob.name);
});

it('given a blob, when another is put below its name, then the name is malformed and the first stays', async () => {
  const store = openFileBlobStore(join(dir, 'below'));
  await store.put('a/b', asyncChunks(Buffer.from('first')));
  await expect(store.put('a/b/c', asyncChunks(Buffer.from('second')))).rejects.toMatchObject({ kind: 'malformed' });
  expect(await store.stat('a/b/c')).toBeNull();
  expect(String(await bytesOf(await store.read('a/b')))).toBe('first');
  await expect(store.put('a', asyncChunks(Buffer.from('third')))).rejects.toMatchObject({ kind: 'malformed' });
  expect(await readdir(join(dir, 'below', '.incoming'))).toEqual([]);
});

it('given a disk that refuses new files, when a blob is put, then the store is unavailable; an error of the content is passed on', async () => {
  const root = join(dir, 'refused');
  const store = openFileBlobStore(root);
  const broken = async function* () {
    yield Buffer.from('ha');
    throw new RangeError('of the content');
  };
  await expect(store.put('a', broken())).rejects.toThrow(RangeError);
  await rm(join(root, '.incoming'), { recursive: true });
  await expect(store.put('a', asyncChunks(Buffer.from('first')))).rejects.toMatchObject({
    name: 'BlobStoreFault',
    kind: 'unavailable',
  });
});
