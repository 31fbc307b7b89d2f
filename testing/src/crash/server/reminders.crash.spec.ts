import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pollUntil } from '#kits/poll-until.ts';
import { countFired, seedReminders } from '#kits/reminders/seed-reminders.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { killCounts } from './kill-counts.ts';

const count = 500;
const kills = killCounts.whileFiring;
const hourMs = 3_600_000;

/** How often each reminder was fired, and for which time. */
const firings = async (dataDir: string): Promise<ReadonlyMap<string, readonly unknown[]>> => {
  const store = openSqliteEventStore({ file: join(dataDir, 'events.db'), clock: { now: () => new Date() } });
  const fired = new Map<string, unknown[]>();
  for await (const { type, data } of store.readAll()) {
    if (type !== 'NotificationPosted') continue;
    const { subject, dueAt, missed } = data as Readonly<{
      subject: Readonly<{ id: string }>;
      dueAt: string;
      missed: number;
    }>;
    fired.set(subject.id, [...(fired.get(subject.id) ?? []), { dueAt, missed }]);
  }
  await store.close();
  return fired;
};

const until = async (fired: number, { dataDir }: ServerProcess): Promise<void> => {
  await pollUntil(() => countFired(dataDir) >= fired, { everyMs: 2 });
};

let server: ServerProcess;
beforeAll(async () => {
  server = await embeddedProcess();
  await server.stop();
});
afterAll(() => server.remove());

it(
  `given ${count} reminders due three times each, when the server is killed ${kills} times while they fire, then each is fired exactly once for its latest time`,
  { timeout: 300_000 },
  async () => {
    // Two hours ago: not due again before this has long ended.
    const due = new Date(Math.floor(Date.now() / hourMs) * hourMs - 2 * hourMs);
    await seedReminders(server.dataDir, {
      count,
      schedule: { frequency: 'daily', hour: due.getUTCHours(), minute: 0 },
      setAt: new Date(due.getTime() - 60 * hourMs).toISOString(),
    });
    const firedAt: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      // Not awaited: the server fires before it answers, too early for a kill in between.
      void server.start().catch(() => undefined);
      await until(Math.floor((kill * count) / (kills + 1)), server);
      await server.kill();
      firedAt.push(countFired(server.dataDir));
    }
    await server.start();
    await until(count, server);
    await pause(1_000);
    await server.stop();

    const fired = await firings(server.dataDir);
    expect(fired.size).toBe(count);
    expect(
      [...fired.values()].filter(
        (times) => JSON.stringify(times) !== JSON.stringify([{ dueAt: due.toISOString(), missed: 2 }]),
      ),
    ).toEqual([]);
    // Most of them in the middle of it.
    expect(firedAt.filter((so) => so < count).length).toBeGreaterThan(kills / 2);
  },
);
