import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerClient, type ApiClient } from '#kits/api-client.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { serverProcess } from '#servers/server-process.ts';
import { emptyLedger, retryUnknown, writeUntilStopped } from './concurrent-writers.ts';
import { killCounts, timeoutMsOf } from './kill-counts.ts';
import { expectExactlyOnce, expectModelsEqualRebuilt, writeLast } from './nothing-lost.ts';

const kills = killCounts.whileWriting;

describe('a killed server', () => {
  let server: ServerProcess;
  let client: ApiClient;
  const ledger = emptyLedger();

  beforeAll(async () => {
    server = await serverProcess();
    client = await registerClient(server.url);
  });
  afterAll(() => server.remove());

  it(
    `loses and duplicates nothing with 32 writers and ${kills} kills`,
    async () => {
      const stop = new AbortController();
      const writing = writeUntilStopped(client, ledger, stop.signal);
      for (let kill = 0; kill < kills; kill += 1) {
        await pause(30 + Math.random() * 250);
        await server.kill();
        await server.start();
      }
      stop.abort();
      await writing;
      await retryUnknown(client, ledger);
      await writeLast(server, client, ledger);
      await server.stop();
      expect(ledger.acknowledged.size).toBeGreaterThan(kills);
      expect(ledger.unknown.size).toBe(0);
      await expectExactlyOnce(server, ledger);
      await expectModelsEqualRebuilt(server);
    },
    timeoutMsOf(kills),
  );
});
