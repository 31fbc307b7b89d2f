import { randomBytes } from 'node:crypto';
import { blobStoreContract, bytesOf, asyncChunks } from '@ecrin/testing/port-contracts/blob-store.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGridFsBlobStore } from '#adapters/blob-store/gridfs-blob-store.ts';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';
import { sealBlobs } from '#crypto/sealed-blobs.ts';
import type { BlobStore } from '#ports/blob-store.ts';

const clock = { now: () => new Date() };
const tomorrow = { now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) };

withMongo('blobs in GridFS', (server) => {
  const database = newDatabaseName();
  let mongo: Mongo;
  let blobs: BlobStore;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
    blobs = open();
  });
  afterAll(async () => {
    await server().drop(mongo.database(database));
    await mongo.close();
  });
  const open = (at = clock) => openGridFsBlobStore({ mongo, database, clock: at });
  const chunks = () => mongo.database(database).collection('blobs.chunks');
  const files = () => mongo.database(database).collection('blobs.files');
  const fileOf = async (name: string) => (await files().findOne({ filename: name }))?._id;
  const storedCounts = async (): Promise<[number, number]> => [
    await files().countDocuments(),
    await chunks().countDocuments(),
  ];
  /** Three GridFS chunks and a bit. */
  const large = randomBytes(900_000);

  blobStoreContract('GridFS', async () => ({ open: async () => open(), dispose: async () => undefined }));

  it.each([
    [0, 900_000],
    [1, 899_999],
    [261_119, 261_121],
    [261_120, 522_240],
    [500_000, 500_001],
    [783_359, 900_000],
    [899_999, 2_000_000],
  ])(
    'given a blob of several chunks, when %i to %i is read, then exactly that range is returned',
    async (start, end) => {
      await blobs.put(
        'several/pieces',
        asyncChunks(large.subarray(0, 7), large.subarray(7, 600_000), large.subarray(600_000)),
      );
      expect(
        (await bytesOf(await blobs.read('several/pieces', { start, end })))?.equals(large.subarray(start, end)),
      ).toBe(true);
    },
  );

  it('given a sealed blob, then every range of it opens', async () => {
    const key = randomBytes(32);
    const vault = {
      ensure: async () => key,
      find: async () => key,
      knows: async () => true,
      logName: async () => null,
      setLogName: async () => undefined,
      change: async () => undefined,
      destroy: async () => undefined,
      close: async () => undefined,
    };
    const sealed = sealBlobs({ store: blobs, vault });
    await sealed.put('anne', 'audio/one', asyncChunks(large));
    expect((await bytesOf(await sealed.read('anne', 'audio/one')))?.equals(large)).toBe(true);
    expect(
      (await bytesOf(await sealed.read('anne', 'audio/one', { start: 262_000, end: 530_000 })))?.equals(
        large.subarray(262_000, 530_000),
      ),
    ).toBe(true);
  });

  it('given a blob, when it is replaced or deleted, then no chunk of the old one is left', async () => {
    const before = await storedCounts();
    await blobs.put('goes/away', asyncChunks(large));
    await blobs.put('goes/away', asyncChunks(large, large));
    await blobs.put('goes/away', asyncChunks(Buffer.from('small')));
    expect(await storedCounts()).toEqual(before.map((figure) => figure + 1));
    await blobs.delete('goes/away');
    expect([
      await storedCounts(),
      await mongo.database(database).collection<{ _id: string }>('blobs.names').findOne({ _id: 'goes/away' }),
    ]).toEqual([before, null]);
  });

  it('given content that fails midway, then no chunk of it is left', async () => {
    const before = await storedCounts();
    const broken = async function* () {
      yield large;
      throw new RangeError('of the content');
    };
    await expect(blobs.put('breaks/off', broken())).rejects.toThrow(RangeError);
    expect(await storedCounts()).toEqual(before);
  });

  it('given several processes that put the same name concurrently, then exactly one content is stored, complete', async () => {
    const before = await storedCounts();
    const other = open();
    const contents = Array.from({ length: 6 }, (_none, index) => Buffer.alloc(400_000, index));
    await Promise.all(
      contents.map((content, index) => (index % 2 ? other : blobs).put('by/many', asyncChunks(content))),
    );
    const found = await bytesOf(await blobs.read('by/many'));
    expect(contents.some((content) => found?.equals(content))).toBe(true);
    expect(await storedCounts()).toEqual([before[0] + 1, before[1] + 2]);
  });

  it('given a put in progress when another process starts, then the clean-up leaves it alone', async () => {
    const started = Promise.withResolvers<void>();
    const proceed = Promise.withResolvers<void>();
    const slow = async function* () {
      yield large;
      started.resolve();
      await proceed.promise;
      yield large;
    };
    const put = blobs.put('on/its-way', slow());
    await started.promise;
    expect(await blobs.stat('on/its-way')).toBeNull();
    await open().put('something/else', asyncChunks(Buffer.from('x')));
    proceed.resolve();
    expect(await put).toMatchObject({ bytes: 1_800_000 });
    expect((await bytesOf(await blobs.read('on/its-way')))?.equals(Buffer.concat([large, large]))).toBe(true);
  });

  it('given a put whose chunks were cleaned up, when it ends after all, then it fails instead of naming deleted chunks', async () => {
    const swept = () =>
      mongo.database(database).collection<{ _id: string }>('blobs.names').countDocuments({ _id: 'too/late' });
    const slow = async function* () {
      yield large;
      await open(tomorrow).put('another/one', asyncChunks(Buffer.from('x')));
      await expect.poll(swept).toBe(0);
      yield large;
    };
    await expect(blobs.put('too/late', slow())).rejects.toMatchObject({ name: 'BlobStoreFault', kind: 'unavailable' });
    expect(await blobs.stat('too/late')).toBeNull();
  });

  it.each<[string, (name: string) => Promise<unknown>]>([
    ['its last piece missing', async (name) => chunks().deleteOne({ files_id: await fileOf(name), n: 3 })],
    ['its first piece missing', async (name) => chunks().deleteOne({ files_id: await fileOf(name), n: 0 })],
    ['all its pieces missing', async (name) => chunks().deleteMany({ files_id: await fileOf(name) })],
    [
      'a piece cut short',
      async (name) =>
        chunks().updateOne({ files_id: await fileOf(name), n: 1 }, { $set: { data: Buffer.from('short') } }),
    ],
    ['its description missing', async (name) => files().deleteOne({ filename: name })],
    ['its description shortened', async (name) => files().updateOne({ filename: name }, { $set: { length: 5 } })],
  ])('given a blob with %s, when it is read, then it is damaged', async (what, damage) => {
    const name = `damaged/${what.replaceAll(' ', '-')}`;
    await blobs.put(name, asyncChunks(large));
    await damage(name);
    await expect(bytesOf(await blobs.read(name))).rejects.toMatchObject({ name: 'BlobStoreFault', kind: 'damaged' });
  });

  it('given a blob that is replaced while it is read, then the reader gets a replaced fault, not a damaged one', async () => {
    await blobs.put('replaced/meanwhile', asyncChunks(large));
    const content = await blobs.read('replaced/meanwhile');
    await blobs.put('replaced/meanwhile', asyncChunks(Buffer.from('new')));
    await expect(bytesOf(content)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('given a reader that stops early, then nothing is thrown and the blob can be read again', async () => {
    await blobs.put('enough/of-it', asyncChunks(large));
    for await (const piece of (await blobs.read('enough/of-it')) ?? []) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(await bytesOf(await blobs.read('enough/of-it'))).toHaveLength(900_000);
  });
});
