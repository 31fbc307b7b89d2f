import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventStoreContract } from '@ecrin/testing/port-contracts/event-store/event-store.contract.ts';
import {
  all,
  anEvent,
  newStreamName,
  expectFault,
  idsOf,
  someEvents,
} from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-events-'));
});
afterAll(() => rm(dir, { recursive: true }));

eventStoreContract('SQLite', async () => ({
  open: async () => openSqliteEventStore({ file: join(dir, 'contract.db'), clock }),
  dispose: async () => undefined,
}));

/** Appended to by one connection and followed by another, as by two threads. */
const openTwice = () => {
  const file = join(dir, 'two-threads.db');
  const listeners: (() => void)[] = [];
  const follower = openSqliteEventStore({
    file,
    clock,
    others: { committed: () => undefined, onCommitted: (listener) => void listeners.push(listener) },
  });
  const committed = (): void => {
    for (const listener of listeners) listener();
  };
  const writer = openSqliteEventStore({ file, clock, others: { committed, onCommitted: () => undefined } });
  const close = async (): Promise<void> => {
    await writer.close();
    await follower.close();
  };
  return { ...follower, append: writer.append, close };
};

eventStoreContract('SQLite in two threads', async () => ({
  open: async () => openTwice(),
  dispose: async () => undefined,
}));

describe('the SQLite event store', () => {
  const open = (name: string, maxWaiting?: number) =>
    openSqliteEventStore({ file: join(dir, `${name}.db`), clock, ...(maxWaiting ? { maxWaiting } : {}) });

  it('given appends of one turn of the event loop, then they share one commit time and are in order', async () => {
    const store = open('group');
    const appended = await Promise.all(
      Array.from({ length: 300 }, () => store.append(newStreamName(), 'no-stream', [anEvent()])),
    );
    expect(appended.map(({ position }) => position)).toEqual(appended.map((_, index) => index + 1));
    await store.close();
  });

  it('given another thread that copies the log into the file, when much is appended, then only a commit of that one does', async () => {
    const file = join(dir, 'copied.db');
    const [requests, other] = [false, true].map((copiesLog) => openSqliteEventStore({ file, clock, copiesLog }));
    if (!requests || !other) throw new Error('not opened');
    const bytes = async () => (await stat(file)).size;
    const large = (nth: number) => ({ ...anEvent(), data: { words: `${nth}`.repeat(5_000) } });
    const before = await bytes();
    for (let nth = 1_000; nth < 1_300; nth += 1) await requests.append(newStreamName(), 'no-stream', [large(nth)]);
    expect(await bytes()).toBe(before);
    await other.append(newStreamName(), 'no-stream', [anEvent()]);
    expect(await bytes()).toBeGreaterThan(300 * 20_000);
    await requests.close();
    await other.close();
  });

  it('given a full queue, then the next append is unavailable and the others are stored', async () => {
    const store = open('queue', 3);
    const stream = newStreamName();
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => store.append(stream, 'any', [anEvent()])));
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(await all(store.readStream(stream))).toHaveLength(3);
    await expectFault(Promise.reject(tries[3]?.status === 'rejected' ? tries[3].reason : null), 'unavailable');
    await store.close();
  });

  it('given large events, then a read returns them page by page, complete and in order', async () => {
    const store = open('large');
    const events = someEvents(12).map((event) => ({ ...event, sealed: 'QUJD'.repeat(200_000) }));
    await store.append('thought-large', 'no-stream', events);
    expect(idsOf(await all(store.readStream('thought-large')))).toEqual(idsOf(events));
    expect(idsOf(await all(store.readAll({ direction: 'backward' })))).toEqual([...idsOf(events)].reverse());
    await store.close();
  });

  it.each(['content', 'sealed', 'recorded_at', 'type', 'id'])(
    'given a stored %s that was changed on disk, then reading it is an error',
    async (column) => {
      const file = join(dir, `changed-${column}.db`);
      const store = openSqliteEventStore({ file, clock });
      await store.append('thought-1', 'no-stream', [anEvent({ sealed: 'QUJD' })]);
      await store.close();
      const db = openSqlite(file);
      const changed = column === 'type' ? `'ThoughtUnpinned'` : `zeroblob(3) || substr(${column}, 4)`;
      db.exec(`update events set ${column} = cast(${changed} as ${column === 'type' ? 'text' : 'blob'})`);
      db.close();
      const again = openSqliteEventStore({ file, clock });
      await expectFault(all(again.readStream('thought-1')), 'damaged');
      await again.close();
    },
  );

  it('given a byte flipped anywhere in the words of the file, then reading fails or never returns it', async () => {
    const file = join(dir, 'flipped.db');
    const store = openSqliteEventStore({ file, clock });
    await store.append('thought-1', 'no-stream', [anEvent({ data: { text: 'unmistakable' } })]);
    await store.close();
    const bytes = await readFile(file);
    const at = bytes.indexOf('unmistakable');
    bytes[at + 3] = (bytes[at + 3] ?? 0) ^ 1;
    await writeFile(file, bytes);
    const again = openSqliteEventStore({ file, clock });
    await expectFault(all(again.readStream('thought-1')), 'damaged');
    const read = (await all(again.readAll()))[0];
    expect(read).toMatchObject({ damaged: true, position: 1 });
    for (const part of ['data', 'sealed', 'metadata'] as const)
      expect(() => read?.[part]).toThrow(expect.objectContaining({ kind: 'damaged' }));
    await again.close();
  });

  it('given two threads that append to one stream at the same moment, then one is refused, and positions have no gaps', async () => {
    const [one, other] = [open('contended'), open('contended')];
    for (let revision = -1; revision < 20; revision += 1) {
      const expected = revision === -1 ? 'no-stream' : revision;
      const appended = await Promise.allSettled([
        one.append('thought-1', expected, [anEvent()]),
        other.append('thought-1', expected, [anEvent()]),
      ]);
      expect(appended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
    expect((await all(one.readAll())).map(({ position }) => position)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
    await one.close();
    await other.close();
  });
});
