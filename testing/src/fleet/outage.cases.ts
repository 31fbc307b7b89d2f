import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyLedger, write } from '#crash/server/concurrent-writers.ts';
import { writtenThought } from '#kits/api-client.ts';
import type { DependencyName } from './dependencies.ts';
import {
  waitUntilAnalysed,
  registerAtBothApis,
  resendUntilAcknowledged,
  type ClientPair,
  fleetWorkload,
} from './fleet-client.ts';
import { thoughtEventCountsInFleet } from './fleet-oracle.ts';
import type { Fleet } from './start-fleet.ts';

const { downMs, ways } = fleetWorkload;
/** No request may wait longer, in ms. */
const longestMs = 5_000;
/** From the end of it until everything written is analysed, in ms. */
const drainMs = 90_000;

const names: Readonly<Record<DependencyName, string>> = {
  events: 'EventStoreDB',
  models: 'MongoDB',
  workflows: 'Temporal',
};
type Seen = { readonly writes: number[]; readonly asks: number[]; readonly slow: Record<string, number> };

/** What must keep working while a dependency is down. */
export const outageCases = (fleet: () => Fleet): void => {
  describe.each(
    (['events', 'models', 'workflows'] as const).flatMap((name) =>
      ways.map((how) => ({ name, how, server: names[name] })),
    ),
  )('while $server is down for long ($how)', ({ name, how }) => {
    let both: ClientPair;
    const ledger = emptyLedger();
    beforeAll(async () => {
      both = await registerAtBothApis(fleet());
      // The writer is signed in already.
      for (const client of both) await write(client, writtenThought('Avant'), ledger);
    });

    it(
      `capture ${name === 'events' ? 'is refused at once' : 'continues'}, no request takes 5 s, and all writes are stored afterwards`,
      async ({ skip }) => {
        const line = fleet().dependencies.lines[name];
        skip(line === null, 'this server is given by its address: no line can be cut');
        if (line === null) return;
        line[how]();
        const seen: Seen = { writes: [], asks: [], slow: {} };
        for (const until = Date.now() + downMs; Date.now() < until; await pause(500))
          await live(fleet(), both, { ledger, seen });
        expect(seen.slow).toEqual({});
        expect(new Set(seen.writes)).toEqual(new Set([name === 'events' ? 503 : 200]));
        expect(seen.asks.filter((status) => ![200, 503].includes(status))).toEqual([]);

        line.repair();
        await resendUntilAcknowledged(both[0], ledger);
        expect(await waitUntilAnalysed(both[0], ledger, drainMs)).toBeLessThan(drainMs);
        const processes = Object.values(fleet().processes).flat();
        expect(processes.map((one) => one.alive())).toEqual(processes.map(() => true));
        const { created, analysed } = await thoughtEventCountsInFleet(fleet());
        const wrong = [...ledger.acknowledged.keys()].filter(
          (thoughtId) => created.get(thoughtId) !== 1 || analysed.get(thoughtId) !== 1,
        );
        expect({ notThereExactlyOnce: wrong }).toEqual({ notThereExactlyOnce: [] });
      },
      downMs + drainMs + 60_000,
    );
  });
};

/** Requests of people and monitors meanwhile, and how long each takes. */
const live = async (
  { processes }: Fleet,
  both: ClientPair,
  { ledger, seen }: Readonly<{ ledger: ReturnType<typeof emptyLedger>; seen: Seen }>,
): Promise<void> => {
  const timed = async (name: string, work: Promise<number>, into: number[]): Promise<void> => {
    const begun = performance.now();
    into.push(await work);
    const ms = performance.now() - begun;
    if (ms >= longestMs) seen.slow[name] = Math.max(seen.slow[name] ?? 0, ms);
  };
  const written = (client: ClientPair[number]): Promise<number> => {
    const thought = writtenThought('Pendant');
    return write(client, thought, ledger).then(() => (ledger.acknowledged.has(thought.thoughtId) ? 200 : 503));
  };
  await Promise.all([
    ...both.map((client) => timed('write', written(client), seen.writes)),
    ...both.map((client) =>
      timed(
        'list',
        client.call('GET', '/thoughts?limit=1', { headers: { 'X-At-Least': '1' } }).then(({ status }) => status),
        seen.asks,
      ),
    ),
    timed(
      'me',
      both[0].call('GET', '/me').then(({ status }) => status),
      seen.asks,
    ),
    ...Object.entries(processes).map(([role, [one]]) =>
      timed(
        `readiness of ${role}`,
        fetch(`${one?.url}/readyz`).then(({ status }) => status),
        seen.asks,
      ),
    ),
  ]);
};
