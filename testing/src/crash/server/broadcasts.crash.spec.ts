import { join } from 'node:path';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pollUntil } from '#kits/poll-until.ts';
import { countFired } from '#kits/reminders/seed-reminders.ts';
import { seedBroadcast, seedClients } from '#kits/seed-broadcast.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { isShortForm, killCounts, timeoutMsOf } from './kill-counts.ts';

const count = isShortForm ? 300 : 1_000;
const kills = killCounts.whileFiring * 2;

type Stored = Readonly<{ recipients: readonly string[]; pages: readonly unknown[] }>;

/** Who got the broadcast, and what was recorded of its pages. */
const storedOf = async (dataDir: string): Promise<Stored> => {
  const store = openSqliteEventStore({ file: join(dataDir, 'events.db'), clock: { now: () => new Date() } });
  const recipients: string[] = [];
  const pages: unknown[] = [];
  for await (const { type, data } of store.readAll()) {
    const { ownerId, page, reached } = data as Readonly<{ ownerId: string; page: number; reached: number }>;
    if (type === 'NotificationPosted') recipients.push(ownerId);
    if (type === 'BroadcastAdvanced') pages.push([page, reached]);
  }
  await store.close();
  return { recipients: recipients.toSorted(), pages };
};

let server: ServerProcess;
beforeAll(async () => {
  server = await embeddedProcess();
  await server.stop();
});
afterAll(() => server.remove());

it(
  `given a message to ${count} clients, when the server is killed ${kills} times while it is sent, then each gets it exactly once`,
  { timeout: timeoutMsOf(kills) },
  async () => {
    const clients = await seedClients(server.dataDir, count);
    await seedBroadcast(server.dataDir, new Date().toISOString());
    const postedAt: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      // Not awaited: sending may begin before the server answers.
      void server.start().catch(() => undefined);
      const until = Math.floor((kill * count) / (kills + 1));
      await pollUntil(() => countFired(server.dataDir) >= until, { everyMs: 2 });
      await server.kill();
      postedAt.push(countFired(server.dataDir));
    }
    await server.start();
    await pollUntil(async () => (await storedOf(server.dataDir)).pages.length >= count / 100, { everyMs: 100 });
    await server.stop();

    const { recipients, pages } = await storedOf(server.dataDir);
    expect(recipients).toEqual(clients.toSorted());
    expect(pages).toEqual(Array.from({ length: count / 100 }, (_, page) => [page, 100]));
    // Most of them in the middle of it.
    expect(postedAt.filter((so) => so < count).length).toBeGreaterThan(kills / 2);
  },
);
