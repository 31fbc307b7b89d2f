import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openSqliteEventReader } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-reader.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import type { Until } from '@ecrin/platform/event-sourcing/closed-events.ts';
import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { makeTemporaryFolder } from '#storage/temporary-folders.ts';
import type { AsOf } from './replay-options.ts';
import { OptionFault, UsageFault } from './run-command.ts';

type LogReader = Pick<EventStore, 'readAll' | 'readStream' | 'close'>;

/** The events alone, to be read while a server uses them. Throws `UsageFault`. */
export const openLog = async (
  { DATA_DIR, EVENTSTORE_URL }: Pick<SharedConfig, 'DATA_DIR' | 'EVENTSTORE_URL'>,
  closing: Closing,
): Promise<LogReader> => {
  const log = EVENTSTORE_URL ? await openFleetLog(EVENTSTORE_URL) : openFolderLog(resolve(DATA_DIR));
  closing.add('events', log.close);
  return log;
};

// Loaded on demand, as the driver takes long to load.
const openFleetLog = async (url: string): Promise<LogReader> =>
  (await import('@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts')).openEventStoreDb({ url });

const openFolderLog = (dir: string): LogReader => {
  const file = join(dir, 'events.db');
  if (!existsSync(file)) throw new UsageFault(`There are no events in ${dir}. Set DATA_DIR to the data folder.`);
  return openSqliteEventReader({ file });
};

/** Read models in a folder of their own, which is deleted at the end. */
export const openThrowAwayModels = async (closing: Closing): Promise<ReadModels> => {
  const folder = await makeTemporaryFolder('replay');
  closing.add('folder of the replay', () => rm(folder, { recursive: true, force: true }));
  const models = openSqliteReadModels({ file: join(folder, 'models.db') });
  closing.add('read models', models.close);
  return models;
};

/** What the log holds now is the end, even while it grows. Throws `OptionFault` for a position beyond it. */
export const untilOf = async ({ readAll }: Pick<LogReader, 'readAll'>, asOf: AsOf): Promise<Until> => {
  const [last] = await Array.fromAsync(readAll({ direction: 'backward', max: 1 }));
  const position = last?.position ?? 0;
  if (asOf === 'last') return { position, recordedAt: null };
  if ('recordedAt' in asOf) return { position, recordedAt: asOf.recordedAt };
  if (asOf.position > position)
    throw new OptionFault(`--as-of ${asOf.position} is beyond the end of the log: its last position is ${position}.`);
  return { position: asOf.position, recordedAt: null };
};
