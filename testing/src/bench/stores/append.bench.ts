import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openSqlite } from '@ecrin/platform/adapters/sqlite/open-sqlite.ts';
import type { EventToAppend } from '@ecrin/platform/ports/event-store.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';

const rounds = 7;
const appends = 600;
const writers = 32;

/** As large as a thought, under ids that begin with their time, as all are. */
export const anEvent = (): EventToAppend => ({
  id: randomUUIDv7(),
  type: 'ThoughtWritten',
  data: {
    thoughtId: randomUUIDv7(),
    language: 'fr',
    writtenAt: '2026-01-02T09:00:00.000Z',
    occurredAt: '2026-01-02T08:00:00.000Z',
  },
  sealed: 'QUJD'.repeat(100),
  metadata: {
    commandId: randomUUIDv7(),
    correlationId: randomUUIDv7(),
    causationId: null,
    actor: 'client:1',
    ownerId: '1',
    occurredAt: '2026-01-02T08:00:00.000Z',
    timeZone: 'Europe/Paris',
    schemaVersion: 1,
  },
});

/** Events a second over one run. */
const timed = async (work: () => Promise<void> | void): Promise<number> => {
  const start = performance.now();
  await work();
  return (appends / (performance.now() - start)) * 1_000;
};

/** A naive implementation: one table, one row and one durable commit per event, without checks. */
const rawLoop = (file: string) => {
  const db = openSqlite(file);
  db.exec(
    'create table events (position integer primary key, stream text, revision integer, id text, type text, data text, sealed text, metadata text, recorded_at text)',
  );
  const insert = db.prepare(
    'insert into events (stream, revision, id, type, data, sealed, metadata, recorded_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    run: () =>
      timed(() => {
        for (let done = 0; done < appends; done += 1) {
          const { id, type, data, sealed, metadata } = anEvent();
          insert.run(
            `thought-${id}`,
            0,
            id,
            type,
            JSON.stringify(data),
            sealed,
            JSON.stringify(metadata),
            new Date().toISOString(),
          );
        }
      }),
    close: () => db.close(),
  };
};

const ownStore = (file: string) => {
  const store = openSqliteEventStore({ file, clock: { now: () => new Date() } });
  const appendAll = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const event = anEvent();
      await store.append(`thought-${event.id}`, 'no-stream', [event]);
    }
  };
  return {
    single: () => timed(() => appendAll(appends)),
    together: () =>
      timed(async () => void (await Promise.all(Array.from({ length: writers }, () => appendAll(appends / writers))))),
    close: () => store.close(),
  };
};

/** Durable appends against a raw loop of durable INSERTs: one at a time, and 32 in flight. */
export const benchAppend = async (): Promise<readonly BenchRow[]> => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-bench-'));
  const [raw, own] = [rawLoop(join(dir, 'raw.db')), ownStore(join(dir, 'events.db'))];
  try {
    const single = await interleave(rounds, { ours: own.single, reference: raw.run });
    const together = await interleave(rounds, { ours: own.together, reference: raw.run });
    return [
      benchRow({ name: 'durable append / raw INSERT loop', bar: 0.7, better: 'at-least', unit: 'events/s' }, single),
      benchRow(
        { name: 'durable append, 32 in flight / raw INSERT loop', bar: 2.5, better: 'at-least', unit: 'events/s' },
        together,
      ),
    ];
  } finally {
    raw.close();
    await own.close();
    await rm(dir, { recursive: true });
  }
};
