import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openSqliteAccessStore } from '@ecrin/platform/adapters/access-store/sqlite-access-store.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { lockDataDir } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openKeyVaultFile } from '@ecrin/platform/adapters/key-vault/key-vault-file.ts';
import { deriveKey, openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteMessageQueue } from '@ecrin/platform/adapters/message-queue/sqlite-message-queue.ts';
import { openFileMigrationCheckpoint } from '@ecrin/platform/adapters/migration-checkpoint/file-migration-checkpoint.ts';
import { openSqlite } from '@ecrin/platform/adapters/sqlite/open-sqlite.ts';
import { sqliteTableExport } from '@ecrin/platform/adapters/table-exports/sqlite-table-export.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import { MigrationFault, type DataStore } from '@ecrin/platform/migration/data-store.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { tableNames, type TableName } from '@ecrin/platform/ports/table-export.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';

/** `mustHoldEvents`: it is the source. */
type Parts = Readonly<{ config: SharedConfig; clock: Clock; closing: Closing; mustHoldEvents: boolean }>;

/** A data folder as source or target of a migration, locked for this process. Throws `DataDirFault`, `KeyVaultFault`, `MigrationFault`. */
export const openFolderDataStore = async ({
  config: { DATA_DIR, MASTER_KEY },
  clock,
  closing,
  mustHoldEvents,
}: Parts): Promise<DataStore> => {
  const dir = resolve(DATA_DIR);
  if (mustHoldEvents && !existsSync(join(dir, 'events.db')))
    throw new MigrationFault(`There are no events in ${dir}. Set DATA_DIR to the folder to migrate.`);
  const lock = lockDataDir(dir);
  closing.add('data folder', async () => lock.release());
  const masterKey = openMasterKey({ dir, fromEnvironment: MASTER_KEY ?? null });
  const openDatabase = (file: string, open: (file: string) => DatabaseSync): DatabaseSync => {
    const db = open(join(dir, file));
    closing.add(file, async () => db.close());
    return db;
  };
  // Opening the adapters creates their files.
  await openSqliteAccessStore(join(dir, 'access.db')).close();
  await openSqliteMessageQueue({ file: join(dir, 'messages.db'), key: deriveKey(masterKey, 'messages') }).close();
  const [keys, messages, access] = [
    openDatabase('keys.db', (file) => openKeyVaultFile(file, masterKey)),
    openDatabase('messages.db', openSqlite),
    openDatabase('access.db', openSqlite),
  ];
  const files: Readonly<Partial<Record<TableName, DatabaseSync>>> = { keys, messages };

  const events = openSqliteEventStore({ file: join(dir, 'events.db'), clock });
  closing.add('events', events.close);
  const blobs = openFileBlobStore(join(dir, 'blobs'));
  closing.add('blobs', blobs.close);
  return {
    events,
    blobs,
    tables: tableNames.map((name) => sqliteTableExport(files[name] ?? access, name)),
    ...openWorkflowJournal(dir, clock, closing),
    migrationCheckpoint: openFileMigrationCheckpoint(dir),
    // The lock of the folder is exclusive.
    isInUse: async () => false,
  };
};

/** Runs no workflow: the engine is only asked which have ended. null: the folder has no journal. */
const openWorkflowJournal = (
  dir: string,
  clock: Clock,
  closing: Closing,
): Pick<DataStore, 'engine' | 'triggerCheckpoints'> => {
  const file = join(dir, 'workflows.db');
  if (!existsSync(file)) return { engine: null, triggerCheckpoints: null };
  const { engine } = openSqliteWorkflowEngine({ file, clock, workflows: [] });
  closing.add('workflows', engine.close);
  return { engine, triggerCheckpoints: null };
};
