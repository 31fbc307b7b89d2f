import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openGridFsBlobStore } from '@ecrin/platform/adapters/blob-store/gridfs-blob-store.ts';
import { openMongo, type Mongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '@ecrin/platform/adapters/read-models/mongo/mongo-read-models.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bytesOf, asyncChunks } from '#port-contracts/blob-store.contract.ts';
import { newDatabaseName, withMongo } from '#servers/mongo-server.ts';
import { expected, lastPosition, tallyModel } from './tally-projection.ts';

const projector = fileURLToPath(new URL('projector.child.ts', import.meta.url));
const putter = fileURLToPath(new URL('blob-writer.child.ts', import.meta.url));

/** How one run of a child ended; `failPoint` empty: it was not killed. */
const live = async (program: string, args: readonly string[], failPoint: string): Promise<string> => {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ECRIN_FAIL_POINT: failPoint },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal ?? String(code);
};

withMongo('a process on MongoDB that is killed', (server) => {
  let mongo: Mongo;
  let database: string;
  beforeEach(() => {
    [mongo, database] = [openMongo({ url: server().url }), newDatabaseName()];
  });
  afterEach(async () => {
    await server().drop(mongo.database(database));
    await mongo.close();
  });

  it.each([
    ['without transactions', 'off', ['after-write:1', 'after-write:3', 'before-checkpoint:2', 'after-checkpoint:2']],
    ['with transactions', 'on', ['after-write:3', 'before-checkpoint:2']],
  ])(
    'given a projection %s, when it is killed between its writes and its checkpoint, then every event is applied once',
    { timeout: 60_000 },
    async (_how, transactions, deaths) => {
      const args = [server().url, database, transactions];
      for (const death of deaths)
        expect([death, await live(projector, args, `read-models.${death}`)]).toEqual([death, 'SIGKILL']);
      expect(await live(projector, args, '')).toBe('0');

      const store = await openMongoReadModels({ mongo, database }).open(tallyModel);
      const seen = await store.getMany([...expected.keys()]);
      expect(new Map([...expected.keys()].map((id) => [id, seen.get(id)?.doc.seen ?? []]))).toEqual(expected);
      expect(await store.checkpoint()).toBe(lastPosition);
      expect((await store.parked()).map(({ stream }) => stream)).toEqual(['tally-d']);
    },
  );

  it(
    'given a put, when its process is killed before the final write, then nothing is visible, and its chunks are cleaned up; when it is killed after, then it is complete',
    { timeout: 30_000 },
    async () => {
      const chunks = mongo.database(database).collection('blobs.chunks');
      const blobs = openGridFsBlobStore({ mongo, database, clock: { now: () => new Date() } });
      const args = [server().url, database, 'a/sound'];
      expect(await live(putter, [...args, 'x'], 'blob-store.before-rename')).toBe('SIGKILL');
      expect([
        await blobs.stat('a/sound'),
        await Array.fromAsync(blobs.list('')),
        await chunks.countDocuments(),
      ]).toEqual([null, [], 3]);

      expect(await live(putter, [...args, 'y'], '')).toBe('0');
      expect(await live(putter, [...args, 'z'], 'blob-store.after-rename')).toBe('SIGKILL');
      expect((await bytesOf(await blobs.read('a/sound')))?.equals(Buffer.alloc(600_000, 'z'))).toBe(true);
      expect(await chunks.countDocuments()).toBe(9);

      const tomorrow = openGridFsBlobStore({
        mongo,
        database,
        clock: { now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) },
      });
      await tomorrow.put('another', asyncChunks(Buffer.from('x')));
      await expect.poll(() => chunks.countDocuments(), { timeout: 5_000 }).toBe(4);
      expect(await bytesOf(await blobs.read('a/sound'))).toHaveLength(600_000);
    },
  );
});
