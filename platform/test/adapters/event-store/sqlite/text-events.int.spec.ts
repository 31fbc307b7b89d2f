import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { all, anEvent, expectFault } from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAppend } from '#adapters/event-store/check-append.ts';
import { checksumOf } from '#adapters/event-store/event-integrity.ts';
import { openSqliteEventReader } from '#adapters/event-store/sqlite/sqlite-event-reader.ts';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import type { EventToAppend } from '#ports/event-store.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
const recordedAt = '2025-12-24T18:00:00.000Z';
const thought = 'thought-01980000-0000-7000-8000-0000000000a1';
/** As earlier releases wrote them; two positions are missing, as after a migration between stores. */
const written: readonly Readonly<{ position: number; stream: string; revision: number; event: EventToAppend }>[] = [
  { position: 1, stream: thought, revision: 0, event: anEvent({ sealed: 'AVOhC0gJ2RU=' }) },
  { position: 4, stream: 'service', revision: 0, event: anEvent({ data: { words: 'Où « ça » ?\n"' } }) },
  { position: 5, stream: thought, revision: 1, event: anEvent({ type: 'Renamed', sealed: 'QUJ' }) },
  { position: 6, stream: 'torn', revision: 0, event: anEvent({ data: { text: 'as it was' } }) },
];
const intact = written.slice(0, 3).map(({ event, ...place }) => ({ ...event, ...place, recordedAt }));

let dir: string;
let file: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-text-events-'));
  file = join(dir, 'events.db');
  const db = openSqlite(file);
  db.exec(`create table events (
    position integer primary key, stream text not null, revision integer not null, id text not null unique, type text not null,
    data text not null, sealed text, metadata text not null, recorded_at text not null, checksum integer not null,
    unique (stream, revision)
  ) strict`);
  const insert = db.prepare('insert into events values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { position, stream, revision, event } of written)
    for (const row of checkAppend(stream, [event]))
      insert.run(
        position,
        stream,
        revision,
        row.id,
        row.type,
        row.data,
        row.sealed,
        row.metadata,
        recordedAt,
        checksumOf([stream, revision, row.id, row.type, recordedAt], row),
      );
  db.exec(`update events set data = '{"text":"as it never was"}' where position = 6`);
  db.close();
});
afterEach(() => rm(dir, { recursive: true }));

const isPacked = (): boolean => {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db
    .prepare(`select name from sqlite_schema where type = 'table'`)
    .all()
    .map(({ name }) => name);
  const packed = db
    .prepare('pragma table_info(events)')
    .all()
    .some(({ name }) => name === 'content');
  db.close();
  expect(names).toEqual(['events']);
  return packed;
};

describe('a log of an earlier release', () => {
  it('given that it is opened, then every event is what and where it was, and a damaged one stays damaged', async () => {
    const store = openSqliteEventStore({ file, clock });
    const events = await all(store.readAll());
    expect(events.slice(0, 3)).toEqual(intact);
    expect(events[3]).toMatchObject({ damaged: true, position: 6, stream: 'torn' });
    await expectFault(all(store.readStream('torn')), 'damaged');
    expect(await all(store.readStream(thought))).toEqual([intact[0], intact[2]]);
    expect(isPacked()).toBe(true);
    await store.close();
  });

  it('given appends afterwards, then they follow, and what was appended before is known', async () => {
    const store = openSqliteEventStore({ file, clock });
    expect(await store.append(thought, 1, [anEvent()])).toEqual({ revision: 2, position: 7 });
    const { event } = written[2] ?? { event: anEvent() };
    expect(await store.append(thought, 0, [event])).toEqual({ revision: 1, position: 5 });
    await expectFault(store.append(thought, 0, [{ ...event, type: 'Other' }]), 'id-reused');
    await expectFault(store.append('service', 'no-stream', [anEvent()]), 'wrong-revision');
    await store.close();
  });

  it('given that it is only read, then it is read as it is', async () => {
    const reader = openSqliteEventReader({ file });
    const events = await all(reader.readAll());
    expect(events.slice(0, 3)).toEqual(intact);
    expect(events[3]).toMatchObject({ damaged: true, stream: 'torn' });
    expect(await all(reader.readStream(thought))).toEqual([intact[0], intact[2]]);
    await reader.close();
    expect(isPacked()).toBe(false);
  });

  it('given a process that is killed before all are moved, then the next one finds all of them', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', killedInMidst], {
      env: { ...process.env, FILE: file },
      stdio: 'inherit',
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(isPacked()).toBe(false);
    const store = openSqliteEventStore({ file, clock });
    expect((await all(store.readAll())).slice(0, 3)).toEqual(intact);
    await store.close();
  });
});

const folder = new URL('../../../../src/adapters/', import.meta.url).href;
/** Moves the events up to the drop of the former table. */
const killedInMidst = `
  import { DatabaseSync } from 'node:sqlite';
  const { openSqliteEventStore } = await import('${folder}event-store/sqlite/sqlite-event-store.ts');
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (sql) {
    exec.call(this, sql);
    if (sql.startsWith('drop table')) process.kill(process.pid, 'SIGKILL');
  };
  openSqliteEventStore({ file: process.env.FILE, clock: { now: () => new Date() } });
`;
