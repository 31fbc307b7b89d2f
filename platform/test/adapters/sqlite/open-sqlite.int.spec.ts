import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOlder, openSqlite } from '#adapters/sqlite/open-sqlite.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-sqlite-'));
});
afterAll(() => rm(dir, { recursive: true }));

it('given a new file, when it is opened and reopened, then it uses WAL and each commit is synced to disk', () => {
  const file = join(dir, 'new.db');
  openSqlite(file).close();
  const db = openSqlite(file);
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
  db.close();
});

it('given a file with another journal mode, when it is opened, then it is switched to WAL', () => {
  const file = join(dir, 'other.db');
  const made = new DatabaseSync(file);
  made.exec('pragma journal_mode = delete; create table things (id integer)');
  made.close();
  const db = openSqlite(file);
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});

it('given a place where WAL is not possible, then it does not open', () => {
  expect(() => openSqlite(':memory:')).toThrow('durable commits are refused');
});

it('given a missing folder, then it does not open', () => {
  expect(() => openSqlite(join(dir, 'no', 'folder.db'))).toThrow();
});

it.each([
  ['3.51.2', true],
  ['3.9.10', true],
  ['2.99.99', true],
  ['3.51.3', false],
  ['3.52.0', false],
  ['4.0.0', false],
])('given SQLite %s, then too old is %s', (version, tooOld) => {
  expect(isOlder(version)).toBe(tooOld);
});
