import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerClient, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { emptyLedger, retryUnknown, writeUntilStopped, type Ledger } from './concurrent-writers.ts';
import { expectNothingLost, writeLast } from './nothing-lost.ts';
import { twoThreads } from './thread-fail-points.ts';

/** Of the disk, in MB: what a server needs to say that it is ready, and some more. */
const diskMb = 160;
/** After there is room again, in ms. */
const promisedMs = 5_000;
/** How long the disk stays full, in ms: everything that writes fails, and tries again. */
const fullMs = 2_500;
const rounds = Math.min(Number(process.env['CRASH_KILLS'] ?? 2), 10);

const mount = (folder: string): boolean =>
  spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'ecrin', folder]).status === 0;

/** Takes everything that is left; `free` gives it back. */
const fillDisk = async (folder: string) => {
  const file = join(folder, 'filling');
  const handle = await open(file, 'w');
  const chunk = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) await handle.write(chunk);
  } catch {
    // There is no room any more.
  } finally {
    await handle.close();
  }
  return { free: () => rm(file) };
};

/** Until the disk has been full for a while; afterwards nobody writes any more. */
const fillWhileWriting = async (folder: string, client: ApiClient, ledger: Ledger) => {
  const [stop, before] = [new AbortController(), ledger.acknowledged.size];
  const writing = writeUntilStopped(client, ledger, stop.signal);
  await pollUntil(() => ledger.acknowledged.size > before + 200);
  const full = await fillDisk(folder);
  await pause(fullMs);
  stop.abort();
  await writing;
  return full;
};

const isReady = async ({ url }: ServerProcess): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

describe('a server whose disk is full for a while', () => {
  let folder: string;
  let isMounted = false;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-full-disk-'));
    isMounted = mount(folder);
  });
  afterAll(async () => {
    if (isMounted) spawnSync('/bin/umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  });

  it('is ready within 5 s of having room again although nobody writes, and nothing acknowledged is lost', async ({
    skip,
  }) => {
    skip(!isMounted, 'this account may not mount a small disk');
    const dataDir = join(folder, 'data');
    const server = { ...(await embeddedProcess({ ...twoThreads, DATA_DIR: dataDir })), dataDir };
    const ledger = emptyLedger();
    try {
      const client = await registerClient(server.url);
      for (let round = 0; round < rounds; round += 1) {
        await pollUntil(() => isReady(server));
        const full = await fillWhileWriting(folder, client, ledger);
        expect(await isReady(server)).toBe(false);
        await full.free();
        await pollUntil(() => isReady(server), { timeoutMs: promisedMs, what: `readiness in round ${round}` });
      }
      expect(server.output()).not.toContain('ended by a fault');
      await retryUnknown(client, ledger);
      await writeLast(server, client, ledger);
      await server.stop();
      await expectNothingLost(server, ledger);
    } finally {
      await server.remove();
    }
  }, 480_000);
});
