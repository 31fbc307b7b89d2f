import { setTimeout as pause } from 'node:timers/promises';
import { fill, notes } from '@ecrin/testing/port-contracts/read-models/read-models.fixtures.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMongoLeases } from '#adapters/leases/mongo-leases.ts';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '#adapters/read-models/mongo/mongo-read-models.ts';

const many = Array.from({ length: 20 }, (_, at) => `model-${at}`);

withMongo('what a process does for many models at once', (server) => {
  let mongo: Mongo;
  let database: string;
  let commands: string[] = [];
  const models = () => openMongoReadModels({ mongo, database });
  const openAll = (opened: ReturnType<typeof models>) =>
    Promise.all(many.map((name) => opened.open({ ...notes, name })));
  beforeEach(() => {
    [mongo, database, commands] = [openMongo({ url: server().url }), newDatabaseName(), []];
    const { client } = mongo.database(database);
    Object.assign(client, { monitorCommands: true });
    client.on('commandStarted', ({ commandName, command }) => commands.push(`${commandName} ${command[commandName]}`));
  });
  afterEach(() => mongo.close());
  const times = (wanted: string) => commands.filter((command) => command === wanted).length;

  it('given many leases that are renewed, then one call is made, and each has its own answer', async () => {
    const leases = openMongoLeases({ mongo, database });
    const take = (holder: string, names: readonly string[]) =>
      Promise.all(names.map((name) => leases.take({ name, holder, now: '2026-01-01T08:00:00.000Z', ttlMs: 6_000 })));
    await take('other', many.slice(0, 3));
    commands = [];
    expect(await take('one', many)).toEqual(many.map((_, at) => at >= 3));
    expect(times('update leases')).toBe(1);
  });

  it('given an event that changes none of many models, then one call moves their checkpoints, and not that of one that was dropped', async () => {
    const stores = await openAll(models());
    for (const store of stores) await fill(store, { a: { title: 'A' } }, 4);
    await mongo
      .database(database)
      .collection('generations')
      .deleteOne({ model: many[0] ?? '' });
    commands = [];
    const moved = await Promise.allSettled(stores.map((store) => store.commit({ checkpoint: 9, writes: [] })));
    expect(times('update generations')).toBe(1);
    expect(moved.map(({ status }) => status)).toEqual(['rejected', ...many.slice(1).map(() => 'fulfilled')]);
    commands = [];
    expect(await Promise.all(stores.map((store) => store.checkpoint()))).toEqual([null, ...many.slice(1).map(() => 9)]);
    expect([times('find generations'), times('find current')]).toEqual([1, 1]);
  });

  it('given documents that no generation names, when many models are opened, then they are looked for once', async () => {
    await mongo.database(database).collection('documents.note-1-stray').insertOne({ ownerId: 'anne' });
    const opened = models();
    await openAll(opened);
    await opened.close();
    expect([times('listCollections 1'), times('drop documents.note-1-stray')]).toEqual([1, 1]);
  });

  it('given a rebuild that broke off, and documents without a generation, when words are swept, then only what is current is left', async () => {
    const opened = openMongoReadModels({ mongo, database, idleMs: 0 });
    await fill(await opened.open(notes), { a: { title: 'A' } }, 4);
    await fill(await opened.openRebuild(notes), { a: { title: 'an erased word' } }, 4);
    await mongo.database(database).collection('documents.note-1-stray').insertOne({ ownerId: 'anne' });
    await opened.sweep();
    const left = await mongo
      .database(database)
      .listCollections({ name: /^documents\./u })
      .toArray();
    const [current] = await mongo.database(database).collection('current').find().toArray();
    expect(left.map(({ name }) => name)).toEqual([`documents.${current?.['generation']}`]);
    expect(await (await opened.open(notes)).count({})).toBe(1);
  });

  it('given many rebuilds to which nothing is written for long, when words are swept, then those that say that they go on stay, with one call each time', async () => {
    const opened = openMongoReadModels({ mongo, database, idleMs: 2_000 });
    const rebuilt = await Promise.all(many.map((name) => opened.openRebuild({ ...notes, name })));
    const left = await opened.openRebuild(notes);
    commands = [];
    for (let time = 1; time <= 5; time += 1) {
      await pause(500);
      await Promise.all(rebuilt.map(({ touch }) => touch()));
      expect(times('update generations')).toBe(time);
    }
    const swept = opened.sweep();
    for (const one of rebuilt) await one.promote();
    await swept;
    await expect(left.promote()).rejects.toMatchObject({ kind: 'dropped' });
  });

  it('given a rebuild that begins while words are swept, then it is not waited for', async () => {
    const opened = models();
    const first = await opened.openRebuild(notes);
    let isSwept = false;
    const swept = opened.sweep().then(() => (isSwept = true));
    await pause(200);
    await opened.openRebuild({ ...notes, name: 'later' });
    expect(isSwept).toBe(false);
    await first.promote();
    await swept;
  });

  it('given a rebuild that goes on, when words are swept, then it is waited for', async () => {
    const opened = models();
    await opened.open(notes);
    const rebuilt = await opened.openRebuild(notes);
    await fill(rebuilt, { a: { title: 'A' } }, 4);
    let isSwept = false;
    const swept = opened.sweep().then(() => (isSwept = true));
    await pause(1_500);
    expect(isSwept).toBe(false);
    await rebuilt.promote();
    await swept;
    expect(await (await opened.open(notes)).count({})).toBe(1);
  });
});
