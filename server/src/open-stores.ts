import type { Clock } from '@ecrin/platform/clock.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { lockDataDir } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite-read-models.ts';
import { cacheKeys } from '@ecrin/platform/cached-key-vault.ts';
import { createExecuteCommand } from '@ecrin/platform/execute-command.ts';
import { sealBlobs } from '@ecrin/platform/sealed-blobs.ts';
import { sealEvents } from '@ecrin/platform/sealed-events.ts';
import { resolve } from 'node:path';
import type { SharedConfig } from './config.ts';
import type { Closing } from './closing.ts';

/** Everything that is kept, in one folder that this process holds alone. Throws `DataDirFault`, `KeyVaultFault`. */
export const openStores = ({ DATA_DIR, MASTER_KEY }: SharedConfig, clock: Clock, closing: Closing) => {
  const dir = resolve(DATA_DIR);
  const file = (name: string): string => resolve(dir, name);

  const lock = lockDataDir(dir);
  closing.add('data folder', async () => lock.release());
  const masterKey = openMasterKey({ dir, fromEnvironment: MASTER_KEY ?? null });
  const vault = cacheKeys({ vault: openSqliteKeyVault({ file: file('keys.db'), masterKey, clock }), clock });
  closing.add('keys', vault.close);
  const store = openSqliteEventStore({ file: file('events.db'), clock });
  closing.add('events', store.close);
  const blobStore = openFileBlobStore(file('blobs'));
  closing.add('blobs', blobStore.close);
  const models = openSqliteReadModels({ file: file('models.db') });
  closing.add('read models', models.close);

  const events = sealEvents({ store, vault });
  return { dir, masterKey, events, models, blobStore, blobs: sealBlobs({ store: blobStore, vault }), execute: createExecuteCommand(events) };
};

export type Stores = ReturnType<typeof openStores>;
