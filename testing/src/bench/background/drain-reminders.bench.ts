import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '#kits/poll-until.ts';
import { countFired, countWaiting, seedReminders } from '#kits/reminders/seed-reminders.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { manualClockProcess } from '#servers/server-process.ts';
import { benchRow, type BenchRow } from '../kit/bench-row.ts';

const count = 10_000;
const allowedS = 60;
const dayMs = 86_400_000;

/** Runs a server until every reminder waits for its time. */
const settle = async (server: ServerProcess): Promise<void> => {
  do {
    await server.start();
    await pause(5_000);
    await server.stop();
  } while (countWaiting(server.dataDir) < count);
  if (countFired(server.dataDir) > 0) throw new Error('Reminders were fired before they were due');
};

/** Seconds from the start of a server that was down for a day until every reminder is fired. Throws when one is fired twice. */
const drain = async (): Promise<number> => {
  const server = await manualClockProcess({ LOG_LEVEL: 'silent' });
  try {
    await server.stop();
    // An hour ago: due again in 23.
    const hour = new Date(Date.now() - 3_600_000).getUTCHours();
    await seedReminders(server.dataDir, {
      count,
      schedule: { frequency: 'daily', hour, minute: 0 },
      setAt: new Date().toISOString(),
    });
    await settle(server);

    const before = performance.now();
    await server.start();
    server.advanceClock(dayMs);
    await pollUntil(() => countFired(server.dataDir) >= count, { everyMs: 100 });
    const took = (performance.now() - before) / 1_000;
    await settled(server);
    return took;
  } finally {
    await server.remove();
  }
};

/** All runs have ended; a reminder fired twice would show now. */
const settled = async (server: ServerProcess): Promise<void> => {
  await pause(2_000);
  await server.stop();
  if (countFired(server.dataDir) !== count)
    throw new Error(`${count} reminders were fired ${countFired(server.dataDir)} times`);
};

/** Once: every round seeds its own data. */
export const benchDrainReminders = async (): Promise<readonly BenchRow[]> => [
  benchRow(
    { name: '10,000 reminders due after a day off, all fired ÷ 60 s', bar: 1, better: 'at-most', unit: 's' },
    { ours: [await drain()], reference: [allowedS] },
  ),
];
