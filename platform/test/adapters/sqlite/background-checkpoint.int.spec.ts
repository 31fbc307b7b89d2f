import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackgroundCheckpoint } from '#adapters/sqlite/background-checkpoint.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-checkpoint-'));
});
afterAll(() => rm(dir, { recursive: true }));

it('given many commits, when the write-ahead log has grown, then it is checkpointed in the background, and the last writes are there after closing', async () => {
  const file = join(dir, 'many.db');
  const db = openSqlite(file);
  const checkpoints = createBackgroundCheckpoint(db, file);
  db.exec('create table note (text text)');
  const insert = db.prepare('insert into note values (?)');
  const empty = (await stat(file)).size;
  for (let commit = 0; commit < 200; commit += 1) {
    insert.run('x'.repeat(5_000));
    checkpoints.committed();
  }
  await expect.poll(async () => (await stat(file)).size).toBeGreaterThan(empty + 300_000);
  await checkpoints.close();
  db.close();
  expect(openSqlite(file).prepare('select count(*) as notes from note').get()).toEqual({ notes: 200 });
});
