import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventReader } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-reader.ts';
import { benchRow, interleave, type BenchRow, type Contender } from '../kit/bench-row.ts';
import { seedLog } from '../kit/seed-log.ts';

const [few, many] = [100_000, 1_000_000];
const rounds = 3;
const program = 'server/src/cli/replay-command.ts';

/** The most memory a replay had at once, in MB, from `/proc`. */
const replayed = async (folder: string): Promise<number> => {
  const child = spawn(process.execPath, [program, 'goal-statistics', '--rows', 'groups'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    stdio: 'ignore',
  });
  let peakKb = 0;
  const watch = setInterval(
    () =>
      void readFile(`/proc/${child.pid}/status`, 'utf8').then(
        (status) => void (peakKb = Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? peakKb)),
        () => undefined,
      ),
    50,
  );
  const code = await new Promise((resolve) => void child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`the replay ended with ${String(code)}`);
  return peakKb / 1_024;
};

const eventsPerSecond =
  (events: number, work: () => Promise<unknown>): Contender =>
  async () => {
    const began = performance.now();
    await work();
    return (1_000 * events) / (performance.now() - began);
  };

/** As every reader of the log does: one event after the other, parsed. */
const readBare = async (folder: string): Promise<void> => {
  const log = openSqliteEventReader({ file: join(folder, 'events.db') });
  let seen = 0;
  for await (const { data } of log.readAll()) seen += data === null ? 0 : 1;
  await log.close();
  if (seen !== few) throw new Error(`${seen} events were read`);
};

/** The command from its start to its last line, beside a bare read of the same log; and its memory at ten times as many events. */
export const benchReplay = async (): Promise<readonly BenchRow[]> => {
  const [small, large] = [await mkdtemp(join(tmpdir(), 'replay-')), await mkdtemp(join(tmpdir(), 'replay-'))];
  try {
    await seedLog(small, few);
    const speed = await interleave(rounds, {
      ours: eventsPerSecond(few, () => replayed(small)),
      reference: eventsPerSecond(few, () => readBare(small)),
    });
    await seedLog(large, many);
    const memory = { ours: [await replayed(large)], reference: [await replayed(small)] };
    return [
      benchRow(
        {
          name: 'replay of goal statistics ÷ bare read of 100,000 events',
          bar: 0.1,
          better: 'at-least',
          unit: 'events/s',
        },
        speed,
      ),
      benchRow(
        {
          name: 'memory of a replay of 1,000,000 events ÷ of 100,000',
          bar: 1.3,
          better: 'at-most',
          unit: 'MB',
        },
        memory,
      ),
    ];
  } finally {
    for (const folder of [small, large]) await rm(folder, { recursive: true });
  }
};
