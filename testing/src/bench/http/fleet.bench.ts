import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import { noFleet } from '#fleet/dependencies.ts';
import { startFleet, type Fleet } from '#fleet/start-fleet.ts';
import { registerClient, type ApiClient } from '#kits/api-client.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, interleave, p99, type BenchRow, type Contender } from '../kit/bench-row.ts';
import type { Person } from '../kit/requests.ts';
import { anEvent } from '../stores/append.bench.ts';
import { createdPerSecond } from './create-thought.bench.ts';
import { visibleTimes } from './visible-thought.bench.ts';

const rounds = 2;
const appends = 100;
const asked = 30;

/** Without `EVENTSTORE_URL` events are in the memory of EventStoreDB's fake: its figures are those of the network round trip. */
const log = process.env['EVENTSTORE_URL'] ? 'EventStoreDB' : 'EventStoreDB’s double';

const appending =
  (store: EventStore): Contender =>
  async () => {
    const start = performance.now();
    for (let done = 0; done < appends; done += 1) {
      const event = anEvent();
      await store.append(`bench-${event.id}`, 'no-stream', [event]);
    }
    return (appends / (performance.now() - start)) * 1_000;
  };

const benchAppend = async ({ environment }: Fleet): Promise<BenchRow> => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-bench-'));
  const ours = openEventStoreDb({ url: environment['EVENTSTORE_URL'] ?? '' });
  const own = openSqliteEventStore({ file: join(dir, 'events.db'), clock: { now: () => new Date() } });
  try {
    const measured = await interleave(rounds, { ours: appending(ours), reference: appending(own) });
    return benchRow(
      { name: `append one at a time: ${log} ÷ embedded`, bar: 0.1, better: 'at-least', unit: 'events/s' },
      measured,
    );
  } finally {
    await ours.close();
    await own.close();
    await rm(dir, { recursive: true });
  }
};

const listing =
  (client: ApiClient): Contender =>
  async () => {
    const start = performance.now();
    for (let time = 0; time < asked; time += 1) await client.call('GET', '/thoughts?limit=30');
    return (performance.now() - start) / asked;
  };

const showing =
  (person: Person): Contender =>
  async () =>
    p99(await visibleTimes(person, asked));

/** Without workflows on either side: workers would use the processors during the next measurement. */
const benchHttp = async (fleet: Fleet, embeddedUrl: string): Promise<readonly BenchRow[]> => {
  await Promise.all(fleet.processes.workflows.map((one) => one.stop()));
  const [ours, own] = [await registerClient(fleet.url), await registerClient(embeddedUrl)];
  const shown = await interleave(rounds, {
    ours: showing({ url: fleet.url, token: ours.token }),
    reference: showing({ url: embeddedUrl, token: own.token }),
  });
  const listed = await interleave(rounds, { ours: listing(ours), reference: listing(own) });
  const written = await interleave(rounds, {
    ours: () => createdPerSecond(fleet.url, ours.token),
    reference: () => createdPerSecond(embeddedUrl, own.token),
  });
  return [
    benchRow(
      {
        name: 'create a thought over HTTP, 32 connections: fleet ÷ embedded',
        bar: 0.1,
        better: 'at-least',
        unit: 'requests/s',
      },
      written,
    ),
    benchRow({ name: 'list of 30 over HTTP: fleet ÷ embedded', bar: 10, better: 'at-most', unit: 'ms' }, listed),
    benchRow(
      {
        name: 'acknowledged → visible in one’s own list, p99: fleet ÷ embedded',
        bar: 10,
        better: 'at-most',
        unit: 'ms',
      },
      shown,
    ),
  ];
};

/** A fleet of two processes per role against one process on a folder, both on this machine: measures the cost of distribution, not the gain of more machines. */
export const benchFleet = async (): Promise<readonly BenchRow[]> => {
  if (noFleet) {
    console.log(`fleet: skipped (${noFleet})`);
    return [];
  }
  const fleet = await startFleet({ LOG_LEVEL: 'silent' });
  const embedded = await embeddedProcess({ LOG_LEVEL: 'silent', ROLES: 'api,projections' });
  try {
    return [await benchAppend(fleet), ...(await benchHttp(fleet, embedded.url))];
  } finally {
    await embedded.remove();
    await fleet.remove();
  }
};
