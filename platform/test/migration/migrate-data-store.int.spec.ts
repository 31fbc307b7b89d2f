import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { anEvent, someEvents } from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessSchema } from '#adapters/access-store/access-schema.ts';
import { openFileBlobStore } from '#adapters/blob-store/file-blob-store.ts';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { openFileMigrationCheckpoint } from '#adapters/migration-checkpoint/file-migration-checkpoint.ts';
import { sqliteTableExport } from '#adapters/table-exports/sqlite-table-export.ts';
import { MigrationFault, type DataStore } from '#migration/data-store.ts';
import { migrateDataStore, type MigrationReport } from '#migration/migrate-data-store.ts';
import { defineTrigger } from '#workflows/trigger.ts';

let then = '2026-01-01T08:00:00.000Z';
const clock = { now: () => new Date(then) };
const bytes = async function* (text: string) {
  yield Buffer.from(text);
};

type OpenDataStore = Readonly<{
  store: DataStore;
  dir: string;
  saved: Map<string, number>;
  close: () => Promise<void>;
}>;

const openDataStore = async (): Promise<OpenDataStore> => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-data-store-'));
  const db = new DatabaseSync(join(dir, 'access.db'), { enableForeignKeyConstraints: true });
  db.exec(accessSchema);
  const [events, blobs, saved] = [
    openSqliteEventStore({ file: join(dir, 'events.db'), clock }),
    openFileBlobStore(join(dir, 'blobs')),
    new Map<string, number>(),
  ];
  return {
    dir,
    saved,
    store: {
      events,
      blobs,
      migrationCheckpoint: openFileMigrationCheckpoint(dir),
      isInUse: async () => false,
      tables: (['credentials', 'challenges'] as const).map((name) => sqliteTableExport(db, name)),
      triggerCheckpoints: {
        load: async () => null,
        save: async (name, { position }) => void saved.set(name, position),
        forget: async () => undefined,
      },
      engine: {
        describe: async (id) =>
          id === 'work/done'
            ? { id, workflow: 'work', status: 'completed', startedAt: then, result: null, failure: null }
            : null,
      },
    },
    close: async () => {
      await events.close();
      db.close();
      await rm(dir, { recursive: true });
    },
  };
};

const trigger = defineTrigger<{ type: 'ThoughtPinned'; data: { work?: string }; private: null }>()({
  name: 'work',
  on: { ThoughtPinned: ({ data: { work } }) => (work ? { start: { workflow: 'work', id: work, input: null } } : null) },
});

describe('migrating a data store', () => {
  let [source, target]: [OpenDataStore, OpenDataStore] = [] as never;
  const lines: string[] = [];
  beforeEach(async () => {
    then = '2026-01-01T08:00:00.000Z';
    [source, target] = [await openDataStore(), await openDataStore()];
    lines.length = 0;
    const { events, blobs, tables } = source.store;
    await events.append('thought-a', 'no-stream', someEvents(3));
    await events.append('thought-b', 'no-stream', [anEvent({ data: { work: 'work/done' }, sealed: 'c2VhbGVk' })]);
    then = '2026-01-02T08:00:00.000Z';
    await events.append('thought-a', 2, [anEvent({ data: { work: 'work/open' } })]);
    await events.append('thought-c', 'no-stream', someEvents(150));
    await blobs.put('claire/one', bytes('un son'));
    await blobs.putOnce('claire/piece', bytes('morceau'), 'its-sum');
    await tables[0]?.put([{ id: 'one', passwordHash: 'hash' }]);
    await tables[1]?.put(
      [
        ['stands', '2099-01-01T00:00:00.000Z'],
        ['is over', '2026-01-01T00:00:00.000Z'],
      ].map(([id = '', expiresAt = '']) => ({
        id,
        secretHash: 'hash',
        payload: null,
        issuedAt: then,
        expiresAt,
        triesLeft: 3,
      })),
    );
  });
  afterEach(async () => {
    await source.close();
    await target.close();
  });
  const move = (more: Readonly<{ leaveDamaged?: boolean }> = {}): Promise<MigrationReport> =>
    migrateDataStore({
      source: source.store,
      target: target.store,
      triggers: [trigger],
      clock,
      leaveDamaged: false,
      say: (line) => lines.push(line),
      ...more,
    });
  const read = async ({ store }: OpenDataStore) =>
    (await Array.fromAsync(store.events.readAll())).map(
      ({ id, stream, revision, type, data, sealed, metadata, recordedAt }) => ({
        id,
        stream,
        revision,
        type,
        data,
        sealed,
        metadata,
        recordedAt,
      }),
    );
  const damage = (sql: string): void => {
    const db = new DatabaseSync(join(source.dir, 'events.db'));
    db.exec(sql);
    db.close();
  };

  it('copies events with ids, order, revisions and times, recordings, and every row that has not expired; triggers resume before unfinished work', async () => {
    const moved = await move();
    expect(await read(target)).toEqual(await read(source));
    expect(moved).toMatchObject({
      events: { events: 155, streams: 3 },
      notCopied: 0,
      tables: [
        { name: 'credentials', rows: 1 },
        { name: 'challenges', rows: 1 },
      ],
      blobs: { blobs: 2, bytes: 13 },
    });
    expect(await target.store.blobs.stat('claire/piece')).toMatchObject({ note: 'its-sum' });
    expect(await target.store.migrationCheckpoint.read()).toMatchObject({ doneAt: then });
    const [done] = await Array.fromAsync(target.store.events.readStream('thought-b'));
    expect(target.saved.get('work')).toBe(done?.position);
  });

  it('resumes after each fault, with the same result', async () => {
    const { append } = target.store.events;
    let left = 2;
    const failing: DataStore = {
      ...target.store,
      events: {
        ...target.store.events,
        append: async (...input) => {
          const appended = await append(...input);
          left -= 1;
          if (left === 0) throw new Error('the answer was lost');
          return appended;
        },
      },
    };
    await expect(
      migrateDataStore({
        source: source.store,
        target: failing,
        triggers: [],
        clock,
        leaveDamaged: false,
        say: () => undefined,
      }),
    ).rejects.toThrow('lost');
    await move();
    expect(await read(target)).toEqual(await read(source));
  });

  it('reports damage and copies nothing, unless damaged events and those that follow in their streams may be left out', async () => {
    damage('update events set content = zeroblob(9) where position = 2');
    await expect(move()).rejects.toThrow('1 events are damaged');
    expect([lines, await read(target)]).toEqual([['Damaged: revision 1 of thought-a, at position 2.'], []]);
    expect(await move({ leaveDamaged: true })).toMatchObject({ events: { events: 152 }, notCopied: 3 });
    expect((await read(target)).filter(({ stream }) => stream === 'thought-a').map(({ revision }) => revision)).toEqual(
      [0],
    );
  });

  it('leaves out what follows a gap, too: the name of the missing event was damaged', async () => {
    damage(`update events set stream = cast('thought-x' as blob) where position = 2`);
    expect(await move({ leaveDamaged: true })).toMatchObject({ notCopied: 3 });
  });

  it('refuses a target that is not empty, already complete, or begun by another migration', async () => {
    await target.store.tables[0]?.put([{ id: 'other', passwordHash: 'hash' }]);
    await expect(move()).rejects.toThrow('not empty');
    await target.store.migrationCheckpoint.write({ from: 'elsewhere', eventsUpTo: null, doneAt: null });
    await expect(move()).rejects.toThrow('another source');
    await target.store.migrationCheckpoint.write({ from: 'elsewhere', eventsUpTo: null, doneAt: then });
    await expect(move()).rejects.toThrow('was completed at');
  });

  it.each([
    [
      'an event',
      () => target.store.events.append('thought-z', 'no-stream', [anEvent()]),
      'events that the source does not have',
    ],
    ['a row', () => target.store.tables[0]?.put([{ id: 'two', passwordHash: 'hash' }]), 'The table credentials'],
    ['a recording', () => target.store.blobs.put('claire/two', bytes('autre')), 'recordings and pictures'],
    [
      'another sound of the same length',
      () => target.store.blobs.put('claire/one', bytes('autres')),
      'recording claire/one',
    ],
  ])('reports %s that does not match', async (_what, tamper, sentence) => {
    await move();
    const checkpoint = await target.store.migrationCheckpoint.read();
    // As if it had been killed before completing.
    await target.store.migrationCheckpoint.write({ from: checkpoint?.from ?? '', eventsUpTo: 155, doneAt: null });
    await tamper();
    await expect(move()).rejects.toBeInstanceOf(MigrationFault);
    await expect(move()).rejects.toThrow(sentence);
    expect((await target.store.migrationCheckpoint.read())?.doneAt).toBeNull();
  });
});
