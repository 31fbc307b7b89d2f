import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Log } from '@ecrin/command-api';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { asJob } from '@ecrin/platform/work-budgets/watch-turns.ts';
import type { Closing } from '#closing.ts';
import { backupPlacesOf, backupVariables, isBucket } from '#config/backup.config.ts';
import type { SharedConfig } from '#config/config.ts';
import { changeBackupRecord, readBackupRecord, type BackupRecord } from './backup-record.ts';

type Parts = Readonly<{ config: SharedConfig; clock: Clock; log: Log; closing: Closing }>;

const hourMs = 3_600_000;
/** A start is over by then, and nobody waits for a backup. */
const firstLookMs = 600_000;

/** Whether this process makes backups: of a data folder that holds everything. */
export const makesBackups = (config: SharedConfig): boolean =>
  !config.EVENTSTORE_URL && !config.MONGODB_URL && backupPlacesOf(config) !== null;

/** Whether they go to the machines of somebody else: everything that is said of it begins here. */
export const backupsLeave = (config: SharedConfig): boolean =>
  makesBackups(config) && isBucket(backupPlacesOf(config)?.data ?? '');

/** One that failed is tried again after an hour. */
const isDue = (record: BackupRecord | null, now: number, everyMs: number): boolean => {
  const since = (at: string | undefined): number => (at === undefined ? Infinity : now - Date.parse(at));
  return since(record?.lastGood?.at) >= everyMs && since(record?.lastFailure?.at) >= Math.min(hourMs, everyMs);
};

/** Runs `npm run backup` when the last good one is old enough, in a process of its own that everything else goes before. */
export const scheduleBackups = async ({ config, clock, log, closing }: Parts): Promise<void> => {
  const dir = resolve(config.DATA_DIR);
  const everyMs = config.BACKUP_EVERY_HOURS * hourMs;
  // From now on it counts for how long there has been none.
  await changeBackupRecord(dir, clock.now().toISOString(), {});
  const closed = new AbortController();
  let running = Promise.resolve();
  const look = asJob('backups', async () => {
    if (!isDue(await readBackupRecord(dir), clock.now().getTime(), everyMs)) return;
    if (closed.signal.aborted) return;
    const { code, lines } = await runBackupProgram(config, closed.signal);
    if (closed.signal.aborted) return;
    if (code === 0) log.info({ lines }, 'the data folder was backed up');
    else log.warn({ lines }, 'the data folder was not backed up');
  });
  const timer = setInterval(
    () => {
      running = running.then(look).catch((fault: unknown) => {
        log.error({ fault: fault instanceof Error ? fault.name : 'Error' }, 'no backup could be begun');
      });
    },
    Math.min(firstLookMs, everyMs),
  );
  timer.unref();
  closing.add('backups', async () => {
    clearInterval(timer);
    closed.abort();
    await running;
  });
};

const program = fileURLToPath(new URL('../cli/backup-command.ts', import.meta.url));

type Ended = Readonly<{ code: number | null; lines: readonly string[] }>;

const runBackupProgram = (config: SharedConfig, ending: AbortSignal): Promise<Ended> => {
  const child = spawn(process.execPath, [program, '--rehearse-when-due'], {
    env: environmentOf(config),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  ending.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => lines.push(line));
  return new Promise<Ended>((settle, reject) => {
    child.on('error', reject);
    child.on('close', (code) => settle({ code, lines }));
  });
};

/** What it needs and nothing else of this process’s secrets. */
const environmentOf = (config: SharedConfig): NodeJS.ProcessEnv => {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  const names = ['DATA_DIR', 'MASTER_KEY', ...Object.keys(backupVariables)] as (keyof SharedConfig)[];
  return {
    ...Object.fromEntries(names.flatMap((name) => (config[name] === undefined ? [] : [[name, String(config[name])]]))),
    ...(PATH && { PATH }),
    ...(SystemRoot && { SystemRoot }),
    ...(TMPDIR && { TMPDIR }),
  };
};
