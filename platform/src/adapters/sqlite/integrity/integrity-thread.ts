import { existsSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteEventReader } from '#adapters/event-store/sqlite/sqlite-event-reader.ts';
import { isDamage } from '#adapters/sqlite/sqlite-code.ts';
import type { EventStore } from '#ports/event-store.ts';
import type { IntegrityReport } from './check-integrity.ts';

/** On Linux each thread has a priority of its own: everybody else goes first. */
const leastPriority = 19;
/** What the quick look reads whole, in bytes, and for how long it reads events, in ms. */
const [smallBytes, sampleMs] = [8 * 1024 * 1024, 300];
const samples = 64;

const { dir, stores } = workerData as Readonly<{ dir: string; stores: readonly string[] }>;
const fileOf = (store: string): string => join(dir, `${store}.db`);
const present = stores.filter((store) => existsSync(fileOf(store)));

/** Whether every page belongs to the tables and indexes it should, and every index to its table. */
const isWhole = (store: string): boolean => {
  const db = new DatabaseSync(fileOf(store), { readOnly: true, timeout: 5_000 });
  try {
    return Object.values(db.prepare('pragma integrity_check(1)').get() ?? {})[0] === 'ok';
  } finally {
    db.close();
  }
};

type EventLog = Pick<EventStore, 'readAll'>;
const areWhole = async (log: EventLog, options: Parameters<EventStore['readAll']>[0] = {}): Promise<boolean> => {
  for await (const { damaged } of log.readAll(options)) if (damaged) return false;
  return true;
};

const newestPosition = async (log: EventLog): Promise<number> => {
  for await (const { position } of log.readAll({ direction: 'backward', max: 1 })) return position;
  return 0;
};

/** At places spread over the log, for as long as there is time. */
const areSamplesWhole = async (log: EventLog): Promise<boolean> => {
  const [until, newest] = [performance.now() + sampleMs, await newestPosition(log)];
  for (let sample = 0; sample < samples && performance.now() < until; sample += 1) {
    const after = Math.floor((newest * sample) / samples);
    if (!(await areWhole(log, { after, max: 1 }))) return false;
  }
  return true;
};

const inLog = async (check: (log: EventLog) => Promise<boolean>): Promise<boolean> => {
  const log = openSqliteEventReader({ file: fileOf('events') });
  try {
    return await check(log);
  } finally {
    await log.close();
  }
};

const isSmall = (store: string): boolean => statSync(fileOf(store)).size <= smallBytes;
const quickly = async (store: string): Promise<boolean> =>
  (!isSmall(store) || isWhole(store)) && (store !== 'events' || (await inLog(areSamplesWhole)));
const wholly = async (store: string): Promise<boolean> =>
  isWhole(store) && (store !== 'events' || (await inLog(areWhole)));

/** What cannot be read for another reason than damage is not damaged. */
const isDamaged = async (store: string, check: (store: string) => Promise<boolean>): Promise<boolean> => {
  try {
    return !(await check(store));
  } catch (fault) {
    return isDamage(fault);
  }
};

const report = async (checked: IntegrityReport['checked'], check: (store: string) => Promise<boolean>) => {
  const damaged: string[] = [];
  for (const store of present) if (await isDamaged(store, check)) damaged.push(store);
  const told: IntegrityReport = { checked, damaged };
  parentPort?.postMessage(told, []);
};

await report('quickly', quickly);
setPriority(leastPriority);
await report('wholly', wholly);
