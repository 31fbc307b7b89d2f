import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fill, note, notes } from '@ecrin/testing/port-contracts/read-models/read-models.fixtures.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteReadModels } from '#adapters/read-models/sqlite/sqlite-read-models.ts';
import type { ReadModels } from '#ports/read-models.ts';

let folder: string;
let writing: ReadModels;
let reading: ReadModels;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'several-connections-'));
  const file = join(folder, 'models.db');
  writing = openSqliteReadModels({ file });
  reading = openSqliteReadModels({ file, sweeps: false });
});
afterEach(async () => {
  await reading.close();
  await writing.close();
  await rm(folder, { recursive: true });
});

describe('read models that another connection writes', () => {
  it('given counts that were made, when documents appear, change and disappear, then the next count includes that', async () => {
    const [writer, reader] = [await writing.open(notes), await reading.open(notes)];
    const anne = { ownerId: 'anne' };
    const counted = async () => {
      await nextTurn();
      return [
        await reader.count(anne),
        await reader.count({}),
        await reader.count({ ownerId: 'bruno' }),
        (await reader.countBy('mood', anne)).get('calm') ?? 0,
      ];
    };
    const seen = [await counted()];
    await fill(writer, { a: { mood: 'calm' }, b: { mood: 'sad' } }, 1);
    seen.push(await counted());
    await fill(writer, { b: { mood: 'calm' }, c: { ownerId: 'bruno' } }, 3);
    seen.push(await counted());
    await writer.commit({ checkpoint: 5, writes: [{ id: 'a', doc: null, position: 5 }] });
    seen.push(await counted());
    expect(seen).toEqual([
      [0, 0, 0, 0],
      [2, 2, 0, 1],
      [2, 3, 1, 2],
      [1, 2, 1, 1],
    ]);
  });

  it('given a count of one client, when documents of another one are written elsewhere, then it is not made again', async () => {
    const [writer, reader] = [await writing.open(notes), await reading.open(notes)];
    await fill(writer, { a: { mood: 'calm' } });
    const before = await reader.countBy('mood', { ownerId: 'anne' });
    await fill(writer, { b: { ownerId: 'bruno' } }, 2);
    expect(await reader.countBy('mood', { ownerId: 'anne' })).toBe(before);
  });

  it('given a count, when both connections write, then it is right on both', async () => {
    const [one, other] = [await writing.open(notes), await reading.open(notes)];
    for (let position = 1; position <= 6; position += 1) {
      const store = position % 2 ? one : other;
      await store.commit({ checkpoint: position, writes: [{ id: `n${position}`, doc: note(), position }] });
      await nextTurn();
      expect([await one.count({ ownerId: 'anne' }), await other.count({ ownerId: 'anne' })]).toEqual([
        position,
        position,
      ]);
    }
  });

  it('given a rebuild elsewhere, when it is promoted, then readers that were open switch to it', async () => {
    const [writer, reader] = [await writing.open(notes), await reading.open(notes)];
    await fill(writer, { a: { title: 'old' }, b: {} });
    expect(await reader.count({})).toBe(2);
    const rebuilt = await writing.openRebuild(notes);
    await fill(rebuilt, { a: { title: 'new' } }, 7);
    expect((await reader.get('a'))?.title).toBe('old');
    await rebuilt.promote();
    await nextTurn();
    expect([(await reader.get('a'))?.title, await reader.count({}), await reader.checkpoint()]).toEqual(['new', 1, 7]);
  });

  it('given a commit elsewhere between two reads of one turn, then both are of one moment, and the next turn sees it', async () => {
    const [writer, reader] = [await writing.open(notes), await reading.open(notes)];
    await fill(writer, { a: {} });
    await nextTurn();
    const before = await reader.count({});
    await fill(writer, { b: {} }, 2);
    const page = await reader.find({ filter: { ownerId: 'anne' }, sort: [['at', 'desc']], limit: 5 });
    expect([before, page.items.length]).toEqual([1, 1]);
    await nextTurn();
    expect(await reader.count({})).toBe(2);
  });

  it('given a read and a commit of its own in one turn, then the next read sees that', async () => {
    const store = await reading.open(notes);
    expect(await store.count({})).toBe(0);
    await fill(store, { a: {} });
    expect([await store.count({}), (await store.get('a')) !== null]).toEqual([1, true]);
  });

  it('given a rebuild that is under way, when another connection that does not sweep is opened, then the rebuild ends', async () => {
    await fill(await writing.open(notes), { a: { title: 'old' } });
    const rebuilt = await writing.openRebuild(notes);
    await reading.close();
    reading = openSqliteReadModels({ file: join(folder, 'models.db'), sweeps: false });
    const reader = await reading.open(notes);
    await fill(rebuilt, { a: { title: 'new' } }, 2);
    await rebuilt.promote();
    expect((await reader.get('a'))?.title).toBe('new');
  });

  it('given a model that is new to both, when both open it, then they have the same documents', async () => {
    const [one, other] = await Promise.all([writing.open(notes), reading.open(notes)]);
    await fill(one, { a: { title: 'A' } });
    expect((await other.get('a'))?.title).toBe('A');
  });
});

describe('documents stored without the names of their fields', () => {
  it('given the first one of a shape, when its transaction fails, then later ones of that shape are read, here and elsewhere', async () => {
    const [writer, reader] = [await writing.open(notes), await reading.open(notes)];
    const doc = note({ title: 'A' });
    const bad = { ...note(), at: Symbol('no cell') as unknown as string };
    await expect(
      writer.commit({
        checkpoint: 1,
        writes: [
          { id: 'a', doc, position: 1 },
          { id: 'b', doc: bad, position: 1 },
        ],
      }),
    ).rejects.toThrow();
    await writer.commit({ checkpoint: 2, writes: [{ id: 'a', doc, position: 2 }] });
    expect([await writer.get('a'), await reader.get('a')]).toEqual([doc, doc]);
  });

  it('given fields that are absent, undefined, empty or nested, then the document is what JSON keeps of it', async () => {
    const [writer, reader] = [await writing.open(notes), await reading.open(notes)];
    const written = { ...note(), title: undefined as unknown as null, extra: { deep: [1, { a: null }] }, none: null };
    await writer.commit({ checkpoint: 1, writes: [{ id: 'a', doc: written, position: 1 }] });
    const { title: _undefined, ...kept } = written;
    expect(await reader.get('a')).toStrictEqual(kept);
    expect(Object.keys((await reader.get('a')) ?? {})).not.toContain('title');
  });

  it('given names that are data, then none of them outlives the document', async () => {
    const writer = await writing.open(notes);
    const secret = 'c’est-privé';
    const doc = Object.assign(note(), { [secret]: 1 });
    await writer.commit({ checkpoint: 1, writes: [{ id: 'a', doc, position: 1 }] });
    expect(await writer.get('a')).toMatchObject({ [secret]: 1 });
    const file = new DatabaseSync(join(folder, 'models.db'), { readOnly: true });
    expect(JSON.stringify(file.prepare('SELECT names FROM shapes').all())).not.toContain('priv');
    file.close();
  });
});
