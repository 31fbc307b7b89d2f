import { randomBytes, randomUUID } from 'node:crypto';
import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `open` opens the same store again, as after a restart. */
export type BlobStoreUnderTest = Readonly<{ open: () => Promise<BlobStore>; dispose: () => Promise<void> }>;

export const asyncChunks = async function* (...content: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* content;
};
export const bytesOf = async (content: AsyncIterable<Uint8Array> | null): Promise<Buffer | null> => {
  if (!content) return null;
  const read: Uint8Array[] = [];
  for await (const piece of content) read.push(piece);
  return Buffer.concat(read);
};
const broken = async function* (): AsyncGenerator<Uint8Array> {
  yield randomBytes(100_000);
  throw new Error('the line was cut');
};

/** What every adapter behind the port must do; one store serves all cases, each below a prefix of its own. */
export const blobStoreContract = (name: string, make: () => Promise<BlobStoreUnderTest>): void => {
  let subject: BlobStoreUnderTest;
  let blobs: BlobStore;
  const aName = () => `owner-${randomUUID()}/audio/one.webm`;
  const namesBelow = async (prefix: string) => {
    const names: string[] = [];
    for await (const blob of blobs.list(prefix)) names.push(blob.name);
    return names.sort();
  };

  describe(`${name} as a blob store`, () => {
    beforeAll(async () => {
      subject = await make();
      blobs = await subject.open();
    });
    afterAll(async () => {
      await blobs.close();
      await subject.dispose();
    });

    it('given an empty store, then nothing is found and deleting is no error', async () => {
      const missing = aName();
      expect(await blobs.stat(missing)).toBeNull();
      expect(await blobs.read(missing)).toBeNull();
      await blobs.delete(missing);
    });
    it('given chunks, when they are put, then the whole is read back', async () => {
      const [blob, parts] = [aName(), [randomBytes(10), randomBytes(200_000), Buffer.alloc(0), randomBytes(1)]];
      expect(await blobs.put(blob, asyncChunks(...parts))).toEqual({
        name: blob,
        bytes: 200_011,
        storedAt: expect.any(String),
        note: null,
      });
      expect(await bytesOf(await blobs.read(blob))).toEqual(Buffer.concat(parts));
      expect(await blobs.stat(blob)).toMatchObject({ name: blob, bytes: 200_011 });
    });
    it('given no bytes, then an empty blob is stored', async () => {
      const blob = aName();
      await blobs.put(blob, asyncChunks());
      expect(await blobs.stat(blob)).toMatchObject({ bytes: 0 });
      expect(await bytesOf(await blobs.read(blob))).toHaveLength(0);
    });
    it.each([
      [0, 1],
      [5, 5],
      [99_999, 100_000],
      [10, 70_000],
      [0, 100_000],
      [99_990, 1_000_000],
      [100_000, 100_001],
    ])('given a range %i to %i, then exactly that is read', async (start, end) => {
      const [blob, content] = [aName(), randomBytes(100_000)];
      await blobs.put(blob, asyncChunks(content));
      expect(await bytesOf(await blobs.read(blob, { start, end }))).toEqual(content.subarray(start, end));
    });
    it('given a blob, when it is put again, then it is replaced as a whole', async () => {
      const blob = aName();
      await blobs.put(blob, asyncChunks(randomBytes(1_000)));
      await blobs.put(blob, asyncChunks(Buffer.from('new')));
      expect(String(await bytesOf(await blobs.read(blob)))).toBe('new');
    });
    it('given a blob put once with a note, then both are returned, and other content under its name is not stored', async () => {
      const blob = aName();
      const info = { name: blob, bytes: 3, storedAt: expect.any(String), note: 'sum-1' };
      expect(await blobs.putOnce(blob, asyncChunks(Buffer.from('one')), 'sum-1')).toEqual(info);
      expect(await blobs.putOnce(blob, asyncChunks(Buffer.from('other')), 'sum-2')).toBeNull();
      expect(await blobs.stat(blob)).toMatchObject(info);
      const [listed] = await Array.fromAsync(blobs.list(blob));
      expect(listed).toMatchObject(info);
      expect(await namesBelow(`${blob.split('/')[0]}/`)).toEqual([blob]);
      expect(String(await bytesOf(await blobs.read(blob)))).toBe('one');
      expect(String(await bytesOf(await blobs.read(blob, { start: 1, end: 2 })))).toBe('n');
    });
    it('given twenty contents under one name at once, then one is stored, and it is complete', async () => {
      const blob = aName();
      const put = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          blobs.putOnce(blob, asyncChunks(Buffer.from(`content ${index}`)), `note-${index}`),
        ),
      );
      const won = put.flatMap((info, index) => (info ? [index] : []));
      expect(won).toHaveLength(1);
      expect(await blobs.stat(blob)).toMatchObject({ note: `note-${won[0]}` });
      expect(String(await bytesOf(await blobs.read(blob)))).toBe(`content ${won[0]}`);
    });
    it('given a blob put without a note, then its name is taken, too', async () => {
      const blob = aName();
      await blobs.put(blob, asyncChunks(Buffer.from('before')));
      expect(await blobs.putOnce(blob, asyncChunks(Buffer.from('other')), 'note')).toBeNull();
      expect(String(await bytesOf(await blobs.read(blob)))).toBe('before');
    });
    it('given a deleted blob, or content that fails midway, then its name is free', async () => {
      const blob = aName();
      await expect(blobs.putOnce(blob, broken(), 'note')).rejects.toThrow('the line was cut');
      expect(await blobs.stat(blob)).toBeNull();
      await blobs.putOnce(blob, asyncChunks(Buffer.from('one')), 'note-1');
      await blobs.delete(blob);
      expect(await blobs.stat(blob)).toBeNull();
      expect(await namesBelow(blob)).toEqual([]);
      expect(await blobs.putOnce(blob, asyncChunks(Buffer.from('two')), 'note-2')).toMatchObject({ note: 'note-2' });
    });
    it.each(['', 'a/b', '../a', 'a b', '~'])('given the note %j, then it is malformed', async (note) => {
      await expect(blobs.putOnce(aName(), asyncChunks(), note)).rejects.toMatchObject({ kind: 'malformed' });
    });
    it('given content that fails midway, then nothing is stored, or the previous blob stays', async () => {
      const [fresh, known] = [aName(), aName()];
      await blobs.put(known, asyncChunks(Buffer.from('before')));
      await expect(blobs.put(fresh, broken())).rejects.toThrow('the line was cut');
      await expect(blobs.put(known, broken())).rejects.toThrow('the line was cut');
      expect(await blobs.stat(fresh)).toBeNull();
      expect(String(await bytesOf(await blobs.read(known)))).toBe('before');
    });
    it('given a deleted blob, then it is absent, and others stay', async () => {
      const folder = `owner-${randomUUID()}`;
      await blobs.put(`${folder}/a`, asyncChunks(Buffer.from('a')));
      await blobs.put(`${folder}/b`, asyncChunks(Buffer.from('b')));
      await blobs.delete(`${folder}/a`);
      expect(await blobs.stat(`${folder}/a`)).toBeNull();
      expect(await namesBelow(`${folder}/`)).toEqual([`${folder}/b`]);
    });
    it('given names, when they are listed by prefix, then exactly those are returned', async () => {
      const folder = `owner-${randomUUID()}`;
      for (const rest of ['rec/1/000000', 'rec/1/000001', 'rec/10/000000', 'audio/x'])
        await blobs.put(`${folder}/${rest}`, asyncChunks(Buffer.from('x')));
      expect(await namesBelow(`${folder}/rec/1/`)).toEqual([`${folder}/rec/1/000000`, `${folder}/rec/1/000001`]);
      expect(await namesBelow(`${folder}/rec/1`)).toHaveLength(3);
      expect(await namesBelow(`${folder}/`)).toHaveLength(4);
      expect(await namesBelow(`${folder}/none`)).toEqual([]);
    });
    it('given a restart, then stored blobs are still there', async () => {
      const blob = aName();
      await blobs.put(blob, asyncChunks(Buffer.from('kept')));
      await blobs.close();
      blobs = await subject.open();
      expect(String(await bytesOf(await blobs.read(blob)))).toBe('kept');
      expect(await namesBelow(blob)).toEqual([blob]);
    });
    it('given twenty concurrent puts, then each is complete', async () => {
      const names = Array.from({ length: 20 }, aName);
      await Promise.all(names.map((blob) => blobs.put(blob, asyncChunks(Buffer.from(blob)))));
      expect(await Promise.all(names.map(async (blob) => String(await bytesOf(await blobs.read(blob)))))).toEqual(
        names,
      );
    });
    it.each(['', '/', 'a//b', '../a', 'a/../b', 'a/.', '.hidden', 'a b', 'é', 'a\0', `a/${'x'.repeat(600)}`])(
      'given the name %j, then it is malformed',
      async (blob) => {
        await expect(blobs.put(blob, asyncChunks())).rejects.toMatchObject({
          name: 'BlobStoreFault',
          kind: 'malformed',
        });
        await expect(blobs.read(blob)).rejects.toMatchObject({ kind: 'malformed' });
      },
    );
  });
};
