import { randomBytes, randomUUID } from 'node:crypto';
import type { BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asyncChunks, bytesOf } from './blob-store.contract.ts';

/** `make` opens an empty place. */
export const backupPlaceContract = (name: string, make: () => Promise<BackupPlace>): void => {
  let place: BackupPlace;

  describe(`${name} as a place for backups`, () => {
    beforeAll(async () => {
      place = await make();
    });
    afterAll(() => place.close());

    it('has nothing of an unknown name, and deleting that is no error', async () => {
      expect(await place.read(`objects/${randomUUID()}`)).toBeNull();
      await place.delete(`objects/${randomUUID()}`);
    });
    // 64 KiB is a sealed chunk, 5 MiB a part of an upload.
    it.each([0, 1, 65_535, 65_536, 65_537, 12 * 1024 * 1024])('reads back %i bytes', async (bytes) => {
      const [object, content] = [`objects/${randomUUID()}`, randomBytes(bytes)];
      await place.put(object, asyncChunks(content.subarray(0, 1_000), content.subarray(1_000)));
      expect((await bytesOf(await place.read(object)))?.equals(content)).toBe(true);
      expect(await Array.fromAsync(place.list(object))).toMatchObject([{ name: object, bytes }]);
    });
    it('replaces what is put again', async () => {
      const object = `backups/${randomUUID()}`;
      await place.put(object, asyncChunks(randomBytes(1_000)));
      await place.put(object, asyncChunks(Buffer.from('new')));
      expect(String(await bytesOf(await place.read(object)))).toBe('new');
    });
    it('lists what is below a prefix and was not deleted', async () => {
      const folder = randomUUID();
      for (const object of ['a/1', 'a/2', 'b/3']) await place.put(`${folder}/${object}`, asyncChunks(Buffer.from('x')));
      await place.delete(`${folder}/a/1`);
      const names = await Array.fromAsync(place.list(`${folder}/a/`), ({ name }) => name);
      expect(names).toEqual([`${folder}/a/2`]);
    });
    it('keeps nothing of a content that fails midway', async () => {
      const object = `objects/${randomUUID()}`;
      const broken = async function* (): AsyncGenerator<Uint8Array> {
        yield randomBytes(100_000);
        throw new Error('the line was cut');
      };
      await expect(place.put(object, broken())).rejects.toThrow();
      expect(await place.read(object)).toBeNull();
    });
  });
};
