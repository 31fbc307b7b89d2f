import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { openSqliteEventReader } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-reader.ts';
import { migrateEvents } from '@ecrin/platform/migration/migrate-events.ts';
import { seedLog } from '@ecrin/testing/bench/kit/seed-log.ts';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, runReplay } from './replay.fixtures.ts';

const events = 5_000;
const groups = ['goal-statistics', '--rows', 'groups'];

describe('statistics of goals on both event stores', () => {
  let folder: string;
  let fleet: EventStoreDbFake;
  /** When half of it was recorded. */
  let middle: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-replay-stores-'));
    // Five clients: enough for a group to be shown.
    await seedLog(folder, events);
    fleet = await startEventStoreDbFake();
    const source = openSqliteEventReader({ file: join(folder, 'events.db') });
    const target = openEventStoreDb({ url: fleet.url });
    await migrateEvents({ source, target, after: null, isWhole: () => true, onMoved: async () => undefined });
    const half = await Array.fromAsync(source.readAll({ max: events / 2 }));
    middle = half.at(-1)?.recordedAt ?? '';
    await source.close();
    await target.close();
  }, 60_000);
  afterAll(async () => {
    fleet.kill();
    await rm(folder, { recursive: true });
  });

  const onFolder = (...words: readonly string[]) => runReplay(folder, [...groups, ...words]);
  const onFleet = (...words: readonly string[]) =>
    runReplay(join(folder, 'none'), [...groups, ...words], { EVENTSTORE_URL: fleet.url });

  it.each([
    [['--as-of', 'middle']],
    [['--what-if', 'target=3', '--from', '2025-01-10', '--to', '2025-01-25', '--format', 'csv']],
  ])('given %j, then two replays give the same bytes, and the other store the same rows', async (asked) => {
    const words = asked.map((word) => (word === 'middle' ? middle : word));
    const [one, again, other] = [await onFolder(...words), await onFolder(...words), await onFleet(...words)];
    expect([one.code, one.said, other.code, other.said]).toEqual([0, '', 0, '']);
    expect(one.out.split('\n').length).toBeGreaterThan(3);
    expect(again.out).toBe(one.out);
    expect(one.out).toContain(asked.includes('csv') ? ',shown,' : '"shown":"shown"');
    // Each store numbers its events in its own way: only where the log ends differs.
    const rowsOf = ({ out }: typeof one) => out.split('\n').slice(1).join('\n');
    expect(rowsOf(other)).toBe(rowsOf(one));
    if (words.includes('csv')) return;
    const [{ position: _one, ...header } = {}] = linesOf(one.out);
    const [{ position: _other, ...headerThere } = {}] = linesOf(other.out);
    expect(headerThere).toEqual(header);
  });
});
