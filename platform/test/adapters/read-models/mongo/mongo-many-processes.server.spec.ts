import { fill, note, notes, type Note } from '@ecrin/testing/port-contracts/read-models/read-models.fixtures.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '#adapters/read-models/mongo/mongo-read-models.ts';
import type { Model, ReadModels } from '#ports/read-models.ts';

/** Two processes from MongoDB's point of view, each with its own connections; each test has a database of its own. */
withMongo('read models with several processes', (server) => {
  let database: string;
  let mongos: readonly [Mongo, Mongo];
  let writer: ReadModels;
  let reader: ReadModels;
  const anotherProcess = (idleMs?: number): ReadModels =>
    openMongoReadModels({ mongo: mongos[1], database, ...(idleMs !== undefined && { idleMs }) });
  beforeAll(() => {
    mongos = [openMongo({ url: server().url }), openMongo({ url: server().url })];
  });
  afterAll(async () => {
    for (const mongo of mongos) await mongo.close();
  });
  beforeEach(() => {
    database = newDatabaseName();
    [writer, reader] = [openMongoReadModels({ mongo: mongos[0], database }), anotherProcess()];
  });
  afterEach(() => server().drop(mongos[0].database(database)));
  const titles = (documents: number, title: string) =>
    Object.fromEntries(Array.from({ length: documents }, (_none, index) => [`n${index}`, { title }]));
  const generations = async (): Promise<readonly string[]> =>
    (
      await mongos[0]
        .database(database)
        .listCollections({ name: /^documents\./ })
        .toArray()
    )
      .map(({ name }) => name)
      .sort();

  it('given a projection that writes, then an API process reads it at once, with its checkpoint', async () => {
    const [written, read] = [await writer.open(notes), await reader.open(notes)];
    await fill(written, { a: { title: 'A', tags: ['eau'] } }, 4);
    expect([(await read.get('a'))?.title, await read.checkpoint(), await read.count({ ownerId: 'anne' })]).toEqual([
      'A',
      4,
      1,
    ]);
    await written.commit({ checkpoint: 9, writes: [{ id: 'a', doc: null, position: 9 }] });
    expect([await read.get('a'), await read.countBy('tags', {})]).toEqual([null, new Map()]);
  });

  it('given two processes that open a new model at once, then both use the same generation, and no other is left', async () => {
    for (const name of ['one', 'two', 'three']) {
      const [here, there] = await Promise.all([writer, reader].map((models) => models.open({ ...notes, name })));
      await here?.commit({ checkpoint: 1, writes: [{ id: 'a', doc: note({ title: name }), position: 1 }] });
      expect((await there?.get('a'))?.title).toBe(name);
    }
    expect(await generations()).toHaveLength(3);
  });

  it('given a process that promotes repeatedly while another reads, then every answer comes from one whole generation', async () => {
    const [store, read] = [await writer.open(notes), await reader.open(notes)];
    await fill(store, titles(7, '0'));
    const promoting = new AbortController();
    const answers = (async () => {
      const seen = new Set<string>();
      while (!promoting.signal.aborted) {
        const { items } = await read.find({ filter: { ownerId: 'anne' }, sort: [['at', 'asc']], limit: 50 });
        seen.add(`${items.length} ${[...new Set(items.map(({ title }) => title))].join()}`);
        expect([
          await read.count({}),
          (await read.getMany(['n0', 'n6'])).size,
          (await read.countBy('mood', {})).size,
        ]).toEqual([7, 2, 0]);
      }
      return seen;
    })();
    for (const round of ['1', '2', '3', '4', '5', '6']) {
      const rebuilt = await writer.openRebuild(notes);
      await fill(rebuilt, titles(7, round));
      await rebuilt.promote();
      expect((await read.get('n3'))?.title).toBe(round);
    }
    promoting.abort();
    const seen = await answers;
    expect([...seen].filter((answer) => !/^7 [0-6]$/.test(answer))).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
    await writer.close();
    expect(await generations()).toHaveLength(1);
  });

  it('given a writer whose model another process rebuilt, then it writes nothing until it has read the checkpoint again', async () => {
    const store = await reader.open(notes);
    await fill(store, { a: { title: 'old' } }, 5);
    const rebuilt = await writer.openRebuild(notes);
    await fill(rebuilt, { a: { title: 'new' } }, 3);
    await rebuilt.promote();
    for (let time = 0; time < 2; time += 1) {
      await expect(fill(store, { b: { title: 'a gap before it' } }, 6)).rejects.toMatchObject({
        name: 'ReadModelsFault',
        kind: 'unusable',
      });
      expect(await store.get('b')).toBeNull();
    }
    expect(await store.checkpoint()).toBe(3);
    await fill(store, { b: { title: 'next' } }, 4);
    expect((await (await writer.open(notes)).get('b'))?.title).toBe('next');
  });

  it('given a rebuild whose generation was dropped, then it can neither be written nor promoted', async () => {
    await writer.open(notes);
    const rebuilt = await writer.openRebuild(notes);
    await fill(rebuilt, { a: {} });
    await anotherProcess(0).open(notes);
    await expect.poll(generations).toHaveLength(1);
    await expect(fill(rebuilt, { b: {} }, 2)).rejects.toMatchObject({ kind: 'dropped' });
    await expect(rebuilt.promote()).rejects.toMatchObject({ kind: 'dropped' });
    expect(await (await writer.open(notes)).checkpoint()).toBeNull();
  });

  it('given a newer and an older release, then each has its own generation until the older is idle; then its documents are deleted, never those of the newer', async () => {
    const newer: Model<Note> = { ...notes, version: 2 };
    const [old, fresh] = [await writer.open(notes), await reader.open(newer)];
    await fill(old, { a: { title: 'old' } }, 5);
    await fill(fresh, { a: { title: 'new' } }, 6);
    expect([(await old.get('a'))?.title, await old.checkpoint(), (await fresh.get('a'))?.title]).toEqual([
      'old',
      5,
      'new',
    ]);
    const [current, older] = [anotherProcess(), anotherProcess(0)];
    await current.open(newer);
    await older.open(notes);
    for (const models of [current, older]) await models.close();
    expect(await generations()).toHaveLength(2);

    expect((await (await anotherProcess(0).open(newer)).get('a'))?.title).toBe('new');
    await expect.poll(generations).toHaveLength(1);
    expect([await old.get('a'), await old.checkpoint()]).toEqual([null, null]);
  });

  it('given documents left by a crash without a generation, then the next process that opens the model deletes them', async () => {
    await writer.open(notes);
    await mongos[0].database(database).collection('documents.note-1-stray').insertOne({ ownerId: 'anne' });
    await anotherProcess().open(notes);
    await expect.poll(generations).toEqual([expect.not.stringContaining('stray')]);
  });

  it('given a model, then its declared indexes exist, and one for full text', async () => {
    await writer.open(notes);
    const [name = ''] = await generations();
    const keys = (await mongos[0].database(database).collection(name).indexes())
      .map(({ key }) => Object.keys(key).join(' '))
      .sort();
    expect(keys).toEqual([
      '_id',
      'cells.ownerId cells.at _id',
      'cells.ownerId cells.mood cells.pinned cells.tags cells.title _id',
      'cells.ownerId cells.rank _id',
      'cells.ownerId terms',
    ]);
  });
});
