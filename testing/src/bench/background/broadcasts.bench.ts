import { registerClient, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { countFired } from '#kits/reminders/seed-reminders.ts';
import { seedBroadcast, seedClients } from '#kits/seed-broadcast.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, p99, type BenchRow } from '../kit/bench-row.ts';

const count = 10_000;
const allowedS = 60;
/** Of a request while a message is sent, against the same server at rest. */
const allowed = 1.5;
const restMs = 15_000;

/** Requests one after the other while `goesOn`, each in ms. */
const ask = async (client: ApiClient, goesOn: () => boolean): Promise<readonly number[]> => {
  const took: number[] = [];
  while (goesOn()) {
    const began = performance.now();
    const { status } = await client.call('GET', '/me?pushToken=null');
    if (status !== 200) throw new Error(`answered ${status}`);
    took.push(performance.now() - began);
  }
  return took;
};

const forMs = (ms: number): (() => boolean) => {
  const end = performance.now() + ms;
  return () => performance.now() < end;
};

/** Counting costs too: a few times a second only. */
const sendingIn = (dataDir: string, upTo: number): (() => boolean) => {
  let [goesOn, countedAt] = [true, 0];
  return () => {
    if (performance.now() - countedAt > 250) {
      goesOn = countFired(dataDir) < upTo;
      countedAt = performance.now();
    }
    return goesOn;
  };
};

const measure = async (server: ServerProcess) => {
  const client = await registerClient(server.url);
  await server.stop();
  await seedClients(server.dataDir, count - 1);
  // The read models take them in, before anything is measured.
  await server.start();
  await ask(client, forMs(restMs));
  await server.stop();
  const sendAt = Date.now() + 2 * restMs;
  await seedBroadcast(server.dataDir, new Date(sendAt).toISOString());
  await server.start();
  await ask(client, forMs(3_000));
  const atRest = await ask(client, forMs(Math.min(restMs, sendAt - Date.now() - 2_000)));
  await pollUntil(() => countFired(server.dataDir) > 0, { everyMs: 20, timeoutMs: 60_000 });
  const began = performance.now();
  const meanwhile = await ask(client, sendingIn(server.dataDir, count));
  return { seconds: (performance.now() - began) / 1_000, meanwhile: p99(meanwhile), atRest: p99(atRest) };
};

/** A message to 10,000 clients: how long it takes, and whom it slows down. Once: it seeds its own data. */
export const benchBroadcasts = async (): Promise<readonly BenchRow[]> => {
  const server = await embeddedProcess({ LOG_LEVEL: 'silent' });
  try {
    const { seconds, meanwhile, atRest } = await measure(server);
    return [
      benchRow(
        { name: 'a message to 10,000 clients, all posted ÷ 60 s', bar: 1, better: 'at-most', unit: 's' },
        { ours: [seconds], reference: [allowedS] },
      ),
      benchRow(
        { name: 'GET /me while it is sent, p99 ÷ at rest', bar: allowed, better: 'at-most', unit: 'ms' },
        { ours: [meanwhile], reference: [atRest] },
      ),
    ];
  } finally {
    await server.remove();
  }
};
