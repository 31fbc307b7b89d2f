import { resolve } from 'node:path';
import { lockDataDir } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import {
  openSqliteEventStore,
  type CommitNews,
} from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openFileMigrationCheckpoint } from '@ecrin/platform/adapters/migration-checkpoint/file-migration-checkpoint.ts';
import { openIrreplaceable } from '@ecrin/platform/adapters/sqlite/damaged-file.ts';
import { createCachedKeyVault, type KeyEvictions } from '@ecrin/platform/caching/cached-key-vault.ts';
import { bindKeyVault } from '@ecrin/platform/crypto/bind-key-vault.ts';
import { sealBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { createFitOf } from '@ecrin/platform/event-sourcing/log-fit.ts';
import { shareTail } from '@ecrin/platform/event-sourcing/shared-tail.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import { removeLeftovers } from '#backup/remove-leftovers.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { openFileStorage } from './open-file-storage.ts';
import type { MongoStorageOptions } from './open-mongo-storage.ts';
import { refuseUnfinishedMigration } from './refuse-unfinished-migration.ts';
import type { Storage } from './storage.ts';

/** Threads of one process that open the same files: the first has locked the folder for all. */
export type OtherThreads = Readonly<{
  isFirst: boolean;
  /** Whether this is the thread of projections. */
  writesModels: boolean;
  commits?: CommitNews;
  keys?: KeyEvictions;
}>;
const noOthers: OtherThreads = { isFirst: true, writesModels: true };
type Parts = Readonly<{ clock: Clock; closing: Closing; others?: OtherThreads | undefined }>;

/** Opens all stores. The data folder is locked for this process. Throws `DataDirFault`, `KeyVaultFault`, `UnfitStoreFault`. */
export const openStores = async (config: SharedConfig, { clock, closing, others = noOthers }: Parts) => {
  const { DATA_DIR, MASTER_KEY, EVENTSTORE_URL, MONGODB_URL } = config;
  const dir = resolve(DATA_DIR);
  const { isFirst, writesModels } = others;
  if (isFirst && writesToFolder(config)) {
    const lock = lockDataDir(dir);
    closing.add('data folder', async () => lock.release());
    await refuseUnfinishedMigration(openFileMigrationCheckpoint(dir));
    await removeLeftovers(dir);
  }
  const masterKey = openMasterKey({ dir, fromEnvironment: MASTER_KEY ?? null });
  const setAside: string[] = [];
  const parts = { dir, masterKey, clock, closing, onSetAside: (name: string) => void setAside.push(name) };
  const storage = MONGODB_URL
    ? await loadMongoStorage({ ...parts, url: MONGODB_URL, name: config.MONGODB_DATABASE })
    : openFileStorage({ ...parts, writesModels });
  const store = EVENTSTORE_URL
    ? await loadEventStoreDb(EVENTSTORE_URL)
    : openIrreplaceable(resolve(dir, 'events.db'), (file) =>
        openSqliteEventStore({ file, clock, others: others.commits, copiesLog: writesModels }),
      );
  closing.add('events', store.close);

  const vault = createCachedKeyVault({ vault: storage.vault, clock, others: others.keys, ttlMs: keyCacheMs(config) });
  closing.add('keys', vault.close);
  const bound = shareTail(await bindKeyVault({ store, vault }));
  const events = sealEvents({ store: bound, vault });
  return {
    dir,
    masterKey,
    events,
    /** For what erases, and what verifies it. */
    eventsWithErased: sealEvents({ store: bound, vault, showsErased: true }),
    /** Events as they are stored: sealed. */
    storedEvents: { readAll: store.readAll, readStream: store.readStream },
    fitOf: createFitOf(store),
    /** New names of damaged files that were replaced by empty ones. */
    setAside: setAside as readonly string[],
    ...storage,
    vault,
    blobs: sealBlobs({ store: storage.blobStore, vault }),
    execute: createExecuteCommand(events, storage.answers),
  };
};

export type Stores = Awaited<ReturnType<typeof openStores>>;

const longestCacheMs = 30_000;

/** How long a process has a key in memory, in ms; in a fleet, where another one may destroy it, no longer than an erasure waits before it goes on. */
export const keyCacheMs = ({
  MONGODB_URL,
  ERASURE_SETTLE_SECONDS,
}: Pick<SharedConfig, 'MONGODB_URL' | 'ERASURE_SETTLE_SECONDS'>): number =>
  MONGODB_URL ? Math.min(longestCacheMs, ERASURE_SETTLE_SECONDS * 1_000) : longestCacheMs;

// Loaded on demand: a process on one folder starts without their drivers.
const loadMongoStorage = async (parts: MongoStorageOptions): Promise<Storage> =>
  (await import('./open-mongo-storage.ts')).openMongoStorage(parts);
const loadEventStoreDb = async (url: string): Promise<EventStore> =>
  (await import('@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts')).openEventStoreDb({ url });

/** Whether this process writes files of the data folder, which only one process may do. */
const writesToFolder = ({ ROLES, EVENTSTORE_URL, MONGODB_URL, TEMPORAL_ADDRESS }: SharedConfig): boolean =>
  !EVENTSTORE_URL || !MONGODB_URL || (ROLES.includes('workflows') && !TEMPORAL_ADDRESS);
