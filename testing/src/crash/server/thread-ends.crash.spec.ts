import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { freePort } from '#servers/free-port.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { emptyLedger, write, type Ledger } from './concurrent-writers.ts';
import { expectNothingLost, writeLast } from './nothing-lost.ts';
import { storedEventCounts } from './stored-state-oracle.ts';
import { threadEnds, twoThreads } from './thread-fail-points.ts';

const restartsOf = async (metricsPort: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/ecrin_background_restarts (\d+)/.exec(text)?.[1] ?? Number.NaN);
};

/** One thought after the other, until the thread has ended and is there again. Returns how often it was started again. */
const writeUntilRestarted = async (client: ApiClient, ledger: Ledger, metricsPort: number): Promise<number> => {
  for (let round = 0; round < 200; round += 1) {
    await write(client, writtenThought('Pendant ce temps'), ledger);
    const restarts = await restartsOf(metricsPort);
    if (restarts > 0) return restarts;
    await pause(50);
  }
  return 0;
};

describe('a server whose thread of projections and workflows ends while the API goes on', () => {
  it(`given each of ${threadEnds.length} fail-points, then nothing is lost, twice or out of order`, async () => {
    const metricsPort = await freePort();
    const server = await embeddedProcess({ ...twoThreads, METRICS_PORT: String(metricsPort) });
    const ledger = emptyLedger();
    try {
      const client = await registerClient(server.url);
      await writeLast(server, client, ledger);
      for (const name of threadEnds) {
        await server.stop();
        await server.start({ ECRIN_FAIL_POINT: `background/${name}:2`, ECRIN_FAIL_ENDS: 'thread' });
        const restarts = await writeUntilRestarted(client, ledger, metricsPort);
        expect({ name, restarts, alive: server.alive(), unknown: ledger.unknown.size }).toEqual({
          name,
          restarts: 1,
          alive: true,
          unknown: 0,
        });
        await writeLast(server, client, ledger);
      }
      await server.stop();
      expect([...(await storedEventCounts(server.dataDir)).keys()]).toEqual([...ledger.acknowledged.keys()]);
      await expectNothingLost(server, ledger);
    } finally {
      await server.remove();
    }
  }, 480_000);
});
