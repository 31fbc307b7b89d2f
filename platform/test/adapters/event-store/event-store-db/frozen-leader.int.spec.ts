import { setTimeout as pause } from 'node:timers/promises';
import { startEventStoreDbFake } from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { createMemoryLog } from '@ecrin/testing/fakes/event-store-db/memory-log.ts';
import { anEvent, newStreamName } from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterEach, expect, it } from 'vitest';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';

/** A hundred with `FREEZES=100`, which takes minutes. */
const freezes = Number(process.env['FREEZES'] ?? (process.env['CI'] ? 12 : 4));
const writers = 16;
const longestMs = 6_000;

let end: (() => Promise<void>) | null = null;
afterEach(async () => {
  await end?.();
  end = null;
});

/** Two nodes of one log; a leader that is frozen answers nothing, and the other node is elected a moment later. */
const startCluster = async () => {
  const log = createMemoryLog();
  let leader = 0;
  const cluster = { log, leader: () => leader };
  const nodes = await Promise.all([startEventStoreDbFake({ cluster }), startEventStoreDbFake({ cluster })]);
  leader = nodes[0].port;
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    log,
    url: `esdb://${hosts}?tls=false&gossipTimeout=2&discoveryInterval=50&maxDiscoverAttempts=40`,
    freezeLeader: async (electedAfterMs: number) => {
      const frozen = nodes.find(({ port }) => port === leader);
      const next = nodes.find(({ port }) => port !== leader);
      frozen?.decideCalls(() => 'hang');
      await pause(electedAfterMs);
      leader = next?.port ?? leader;
      return () => frozen?.decideCalls(() => 'serve');
    },
    end: () => nodes.forEach(({ kill }) => kill()),
  };
};

it(`given a leader that is frozen ${freezes} times under ${writers} writers, then nothing ends the process, nothing is lost, and nobody waits for long`, async () => {
  const cluster = await startCluster();
  const store = openEventStoreDb({ url: cluster.url, timeoutMs: 1_500 });
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('unhandledRejection', note).on('uncaughtException', note);
  end = async () => {
    await store.close();
    cluster.end();
    process.off('unhandledRejection', note).off('uncaughtException', note);
  };

  const load = { writing: true, longest: 0 };
  const acknowledged: string[] = [];
  const write = async (): Promise<void> => {
    const stream = newStreamName();
    for (let event = anEvent(), revision = -1; load.writing;) {
      const begun = performance.now();
      const expected = revision < 0 ? 'no-stream' : revision;
      const appended = await store.append(stream, expected, [event]).catch(() => null);
      load.longest = Math.max(load.longest, performance.now() - begun);
      if (!appended) continue;
      acknowledged.push(event.id);
      [event, revision] = [anEvent(), appended.revision];
      await pause(5);
    }
  };
  const all = Array.from({ length: writers }, write);
  for (let round = 0; round < freezes; round += 1) {
    const thaw = await cluster.freezeLeader(1_000 + 200 * (round % 5));
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length - before, { timeout: 20_000 }).toBeGreaterThan(4 * writers);
    thaw();
  }
  load.writing = false;
  await Promise.all(all);

  expect(uncaught).toEqual([]);
  const stored = new Set(cluster.log.all.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(load.longest).toBeLessThan(longestMs);
}, 600_000);
