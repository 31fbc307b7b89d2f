import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { anEvent } from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkAppend } from '#adapters/event-store/check-append.ts';
import { prepareCommitBatch } from '#adapters/event-store/sqlite/commit-batch.ts';
import { prepareAppend } from '#adapters/event-store/sqlite/prepare-append.ts';
import { prepareEventTable } from '#adapters/event-store/sqlite/text-events.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import type { Appended } from '#ports/event-store.ts';

let dir: string;
let db: DatabaseSync;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-group-'));
  db = openSqlite(join(dir, 'events.db'));
  prepareEventTable(db);
});
afterEach(async () => {
  db.close();
  await rm(dir, { recursive: true });
});

const commit = (...sizes: readonly number[]): Promise<readonly PromiseSettledResult<Appended>[]> => {
  const commitGroup = prepareCommitBatch(db, prepareAppend(db));
  const waiting = sizes.map((size, index) => {
    const { promise, resolve, reject } = Promise.withResolvers<Appended>();
    const rows = checkAppend(`thought-${index}`, [anEvent({ data: { text: 'x'.repeat(size) } })]);
    return {
      promise,
      waiting: { request: { stream: `thought-${index}`, expected: 'any' as const, rows }, resolve, reject },
    };
  });
  commitGroup(
    waiting.map((item) => item.waiting),
    '2026-01-02T09:00:00.000Z',
  );
  return Promise.allSettled(waiting.map(({ promise }) => promise));
};
const storedCount = () => db.prepare('select count(*) as count from events').get()?.['count'];

it('given a full disk, then an append is only acknowledged when stored; given space again, then appending works', async () => {
  const pages = Number(db.prepare('pragma page_count').get()?.['page_count']);
  db.exec(`pragma max_page_count = ${pages + 8}`);
  const answers = await commit(10, 1_000_000, 10);
  const acknowledged = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(answers[1]).toMatchObject({ status: 'rejected', reason: { name: 'EventStoreFault', kind: 'unavailable' } });
  expect(storedCount()).toBe(acknowledged);
  expect(db.isTransaction).toBe(false);
  db.exec('pragma max_page_count = 100000');
  expect(await commit(1_000_000)).toMatchObject([{ status: 'fulfilled' }]);
});

it('given that the commit itself fails, then all waiting appends fail and nothing is stored', async () => {
  db.exec(
    'create table owners (id integer primary key); create table debts (owner integer references owners deferrable initially deferred)',
  );
  db.exec('create trigger owe after insert on events begin insert into debts values (1); end');
  expect(await commit(1, 1)).toMatchObject([1, 2].map(() => ({ status: 'rejected', reason: { kind: 'unavailable' } })));
  expect([storedCount(), db.isTransaction]).toEqual([0, false]);
});
