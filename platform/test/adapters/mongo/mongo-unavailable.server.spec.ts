import { randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { asyncChunks } from '@ecrin/testing/port-contracts/blob-store.contract.ts';
import { note, notes } from '@ecrin/testing/port-contracts/read-models/read-models.fixtures.ts';
import { openFaultyProxy } from '@ecrin/testing/servers/faulty-proxy.ts';
import { newDatabaseName, noMongoProxy, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, expect, it, vi } from 'vitest';
import { openGridFsBlobStore } from '#adapters/blob-store/gridfs-blob-store.ts';
import { openMongoKeyVault } from '#adapters/key-vault/mongo-key-vault.ts';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '#adapters/read-models/mongo/mongo-read-models.ts';

const clock = { now: () => new Date() };
const masterKey = { newest: 1, versions: new Map([[1, randomBytes(32)]]) };
const longestMs = 5_000;

const timed = async (ask: () => Promise<unknown>): Promise<Readonly<{ fault: unknown; ms: number }>> => {
  const start = performance.now();
  const fault: unknown = await ask().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { fault, ms: performance.now() - start };
};

/** The call to each port, and its expected fault. */
const asksOf = async (mongo: Mongo, database: string) => {
  const store = await openMongoReadModels({ mongo, database }).open(notes);
  const [blobs, vault] = [
    openGridFsBlobStore({ mongo, database, clock }),
    await openMongoKeyVault({ mongo, database, masterKey, clock }),
  ];
  let position = 0;
  const commit = async (): Promise<void> => {
    position += 1;
    await store.commit({ checkpoint: position, writes: [{ id: 'a', doc: note(), position }] });
  };
  return [
    ['a commit', 'unusable', commit],
    ['a search', 'unusable', () => store.find({ filter: { ownerId: 'anne' }, sort: [['at', 'asc']], limit: 5 })],
    ['a blob put', 'unavailable', () => blobs.put(`a/${randomUUID()}`, asyncChunks(randomBytes(300_000)))],
    ['a blob read', 'unavailable', () => blobs.read('a/b')],
    ['a list of blobs', 'unavailable', () => Array.fromAsync(blobs.list('a/'))],
    ['a new key', 'unavailable', () => vault.ensure(randomUUID())],
    ['a destroyed key', 'unavailable', () => vault.destroy(randomUUID())],
  ] as const;
};

withMongo(
  'MongoDB outages',
  (server) => {
    const database = newDatabaseName();
    /** The server behind a proxy of its own. */
    const onLine = async () => {
      const url = new URL(server().url);
      const line = await openFaultyProxy(url.host);
      url.host = line.address;
      url.searchParams.set('directConnection', 'true');
      return { line, mongo: openMongo({ url: url.href }) };
    };
    afterAll(async () => {
      const mongo = openMongo({ url: server().url });
      await server().drop(mongo.database(database));
      await mongo.close();
    });

    // Most of it is waiting: they wait in parallel.
    it.concurrent.each(['cut', 'silence'] as const)(
      'given a connection with %s, then every port reports unavailable within 5 s, and all works once it is restored',
      { timeout: 30_000 },
      async (trouble) => {
        const { line, mongo } = await onLine();
        const asks = await asksOf(mongo, database);
        for (const [name, , ask] of asks) expect([name, (await timed(ask)).fault]).toEqual([name, null]);
        line[trouble]();
        for (const [name, kind, { fault, ms }] of await Promise.all(
          asks.map(async ([name, kind, ask]) => [name, kind, await timed(ask)] as const),
        )) {
          expect([name, fault]).toEqual([name, expect.objectContaining({ kind })]);
          expect(ms).toBeLessThan(longestMs);
        }
        line.repair();
        for (const [, , ask] of asks) await vi.waitFor(async () => void (await ask()), { timeout: 8_000 });
        await mongo.close();
        await line.close();
      },
    );

    it.concurrent('given a server that is down from the start, then opening the key vault fails, and the other ports fail when they are used', async () => {
      const nobody = openMongo({ url: 'mongodb://127.0.0.1:1/?directConnection=true' });
      const outcomes = await Promise.all([
        timed(() => openMongoKeyVault({ mongo: nobody, database, masterKey, clock })),
        timed(() => openMongoReadModels({ mongo: nobody, database }).open(notes)),
        timed(() => openGridFsBlobStore({ mongo: nobody, database, clock }).stat('a/b')),
      ]);
      expect(outcomes.map(({ fault }) => fault)).toMatchObject([
        { kind: 'unavailable' },
        { kind: 'unusable' },
        { kind: 'unavailable' },
      ]);
      expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(longestMs);
      await nobody.close();
    });

    it.concurrent('given a password in the address, then no fault contains it, nor the host', async () => {
      const refused = openMongo({
        url: `mongodb://ecrin:s3cret-word@${new URL(server().url).host}/?directConnection=true`,
      });
      const away = openMongo({ url: 'mongodb://ecrin:s3cret-word@127.0.0.1:1/?directConnection=true' });
      const faults = await Promise.all(
        [refused, away].map(async (mongo) => {
          const { fault } = await timed(() => openMongoReadModels({ mongo, database }).open(notes));
          await mongo.close();
          return fault;
        }),
      );
      for (const malformed of [
        'mongo://ecrin:s3cret-word@host',
        'mongodb://ecrin:s3cret-word@ho st:no/',
        'mongodb://ecrin:s3cret-word@host/?authMechanism=s3cret-word',
        's3cret-word',
      ]) {
        faults.push((await timed(async () => openMongo({ url: malformed }))).fault);
      }
      for (const fault of faults) expect(fault).toBeInstanceOf(Error);
      expect(inspect(faults, { depth: 20, showHidden: true })).not.toMatch(/s3cret-word|127\.0\.0\.1/);
    });

    it.concurrent('given a document with personal words that MongoDB refuses, then its fault does not contain them', async () => {
      const mongo = openMongo({ url: server().url });
      const store = await openMongoReadModels({ mongo, database }).open({ ...notes, name: 'refused' });
      const [collection] = await mongo
        .database(database)
        .listCollections({ name: /^documents\.refused/ })
        .toArray();
      await mongo
        .database(database)
        .collection(collection?.name ?? '')
        .createIndex({ 'cells.title': 1 }, { unique: true });
      const doc = note({ title: 'un mot secret' });
      const { fault } = await timed(() =>
        store.commit({
          checkpoint: 2,
          writes: [
            { id: 'a', doc, position: 1 },
            { id: 'b', doc, position: 2 },
          ],
        }),
      );
      expect(fault).toMatchObject({ kind: 'unusable', message: 'MongoDB did not do it (MongoBulkWriteError 11000)' });
      expect(inspect(fault, { depth: 20, showHidden: true })).not.toContain('secret');
      await mongo.close();
    });
  },
  noMongoProxy,
);
