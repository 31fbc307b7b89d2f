import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { registerClient, sha256, writtenThought } from '#kits/api-client.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { serverProcess } from '#servers/server-process.ts';
import { emptyLedger, write, type Ledger } from './concurrent-writers.ts';
import { expectNothingLost, writeLast } from './nothing-lost.ts';
import { killSeries, twoThreads } from './thread-fail-points.ts';

const wav = Buffer.concat([
  Buffer.from('RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data\0\0\0\0', 'latin1'),
  Buffer.alloc(32_000),
]);

/** One round of all actions of a device; with a new client, so that a key is created too. */
const useAsDevice = async (url: string, ledger: Ledger): Promise<void> => {
  const client = await registerClient(url);
  const [recordingId, thoughtId] = [v7(), v7()];
  await write(client, writtenThought('Une pensée de plus'), ledger);
  await client.upload(recordingId, 0, wav);
  await client.call('POST', `/recordings/${recordingId}/seal`, {
    body: {
      thoughtId,
      chunks: 1,
      sha256: sha256(wav),
      durationMs: 1_000,
      occurredAt: new Date().toISOString(),
      timeZone: 'Europe/Paris',
    },
  });
  // Projections and workflows pass their fail points after the answers.
  await pause(300);
};

/** Works until the server was killed at its fail point; false when it never reached it. */
const diesWhileUsed = async (server: ServerProcess, ledger: Ledger): Promise<boolean> => {
  for (let round = 0; round < 20 && server.alive(); round += 1)
    await useAsDevice(server.url, ledger).catch(() => pause(50));
  return !server.alive();
};

const titleOf = (points: (typeof killSeries)[number]): string =>
  points.map(({ thread, name }) => `${name} in ${thread}`).join(', ');

// In full, so that one can be run by its name.
describe.each(killSeries.map((points) => [titleOf(points), points] as const))('a server killed at %s', (_, points) => {
  it('loses and duplicates nothing', async () => {
    const server = await serverProcess(twoThreads);
    const ledger = emptyLedger();
    try {
      const client = await registerClient(server.url);
      await write(client, writtenThought('Avant'), ledger);
      await server.stop();
      for (const { thread, name } of points) {
        // Work left by the previous process may reach the fail point while it is still starting.
        await server.start({ ECRIN_FAIL_POINT: `${thread}/${name}:2` }).catch(() => undefined);
        expect({ thread, name, passedThePoint: await diesWhileUsed(server, ledger) }).toEqual({
          thread,
          name,
          passedThePoint: true,
        });
      }
      await server.start();
      await writeLast(server, client, ledger);
      await server.stop();
      await expectNothingLost(server, ledger);
    } finally {
      await server.remove();
    }
  }, 240_000);
});
