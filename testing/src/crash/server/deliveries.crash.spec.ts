import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakePushService, type FakePushService } from '#fakes/push-service.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { countFired, seedPushDevices, seedReminders } from '#kits/reminders/seed-reminders.ts';
import { untilIdle } from '#kits/until-idle.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { isShortForm, killCounts, timeoutMsOf } from './kill-counts.ts';

const count = isShortForm ? 250 : 500;
const kills = killCounts.whileFiring;
const hourMs = 3_600_000;

const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
const publicKey = ecdh.getPublicKey('base64url');

/** How often each notification is recorded as sent, by its topic. */
const sentCounts = async (dataDir: string): Promise<ReadonlyMap<string, number>> => {
  const store = openSqliteEventStore({ file: join(dataDir, 'events.db'), clock: { now: () => new Date() } });
  const sent = new Map<string, number>();
  for await (const { type, stream } of store.readAll()) {
    const topic = stream.replace('notification-', '').replaceAll('-', '');
    if (type === 'NotificationSent') sent.set(topic, (sent.get(topic) ?? 0) + 1);
  }
  await store.close();
  return sent;
};

let server: ServerProcess;
let service: FakePushService;
beforeAll(async () => {
  service = await startFakePushService();
  server = await embeddedProcess({
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: ecdh.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:bonjour@exemple.fr',
    PUSH_ENDPOINTS_ALLOWED: service.origin,
  });
  await server.stop();
});
afterAll(async () => {
  await server.remove();
  await service.close();
});

it(
  `given ${count} due reminders, when the server is killed ${kills} times while they are pushed, then none is lost, and duplicates replace the first on the device`,
  { timeout: timeoutMsOf(kills) },
  async () => {
    // Two hours ago: not due again before this has long ended.
    const due = new Date(Math.floor(Date.now() / hourMs) * hourMs - 2 * hourMs);
    await seedReminders(server.dataDir, {
      count,
      schedule: { frequency: 'daily', hour: due.getUTCHours(), minute: 0 },
      setAt: new Date(due.getTime() - 12 * hourMs).toISOString(),
    });
    await seedPushDevices(server.dataDir, (ownerId) => service.subscribe(ownerId, publicKey));
    const topics = (): ReadonlySet<string> => new Set(service.received().map(({ topic }) => topic));

    /** What was recorded at each kill, and what had arrived by then. */
    const marks: Readonly<{ arrived: number; known: ReadonlyMap<string, number> }>[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      await server.start();
      await pollUntil(() => topics().size >= Math.floor((kill * count) / (kills + 1)), { everyMs: 2 });
      await server.kill();
      marks.push({ arrived: service.received().length, known: await sentCounts(server.dataDir) });
    }
    await server.start();
    await pollUntil(() => topics().size >= count, { everyMs: 10 });
    await untilIdle(server.url);
    await server.stop();

    expect([countFired(server.dataDir), topics().size, service.faults()]).toEqual([count, count, []]);
    const sent = await sentCounts(server.dataDir);
    expect([sent.size, [...sent.values()].filter((times) => times !== 1)]).toEqual([count, []]);
    // A kill may come between a push and its recording: that one is sent again. A recorded one never is.
    expect(
      marks.flatMap(({ arrived, known }) =>
        service
          .received()
          .slice(arrived)
          .filter(({ topic }) => known.has(topic)),
      ),
    ).toEqual([]);
    expect(marks.at(-1)?.known.size).toBeGreaterThan(0);
  },
);
