import { resolve } from 'node:path';
import { openMongoAccessStore } from '@ecrin/platform/adapters/access-store/mongo-access-store.ts';
import { openGridFsBlobStore } from '@ecrin/platform/adapters/blob-store/gridfs-blob-store.ts';
import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { deriveKey, openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openMongoKeyVault } from '@ecrin/platform/adapters/key-vault/mongo-key-vault.ts';
import { openMongoMessageQueue } from '@ecrin/platform/adapters/message-queue/mongo-message-queue.ts';
import {
  isMongoInUse,
  openMongoMigrationCheckpoint,
} from '@ecrin/platform/adapters/migration-checkpoint/mongo-migration-checkpoint.ts';
import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { mongoTableExport } from '@ecrin/platform/adapters/table-exports/mongo-table-export.ts';
import { openMongoTriggerCheckpoints } from '@ecrin/platform/adapters/trigger-checkpoints/mongo-trigger-checkpoints.ts';
import { MigrationFault, type DataStore } from '@ecrin/platform/migration/data-store.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { tableNames } from '@ecrin/platform/ports/table-export.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';

type Parts = Readonly<{ config: SharedConfig; clock: Clock; closing: Closing }>;

/** EventStoreDB and MongoDB, by the server's own variables, as source or target of a migration. Throws `MigrationFault`, `KeyVaultFault`. */
export const openFleetDataStore = async ({ config, clock, closing }: Parts): Promise<DataStore> => {
  const { EVENTSTORE_URL, MONGODB_URL, MONGODB_DATABASE: name, DATA_DIR, MASTER_KEY } = config;
  if (!EVENTSTORE_URL || !MONGODB_URL)
    throw new MigrationFault('The variables EVENTSTORE_URL and MONGODB_URL must be set to the servers of the fleet.');
  const masterKey = openMasterKey({ dir: resolve(DATA_DIR), fromEnvironment: MASTER_KEY ?? null });
  const mongo = openMongo({ url: MONGODB_URL });
  closing.add('MongoDB', mongo.close);
  const [main, keys, access] = [name, `${name}-keys`, `${name}-access`] as const;

  // Opening the adapters creates their collections, and refuses keys under another master key.
  await (await openMongoKeyVault({ mongo, database: keys, masterKey, clock })).close();
  await (await openMongoAccessStore({ mongo, database: access })).close();
  await (await openMongoMessageQueue({ mongo, database: access, key: deriveKey(masterKey, 'messages') })).close();
  const events = openEventStoreDb({ url: EVENTSTORE_URL });
  closing.add('events', events.close);
  const blobs = openGridFsBlobStore({ mongo, database: main, clock });
  closing.add('blobs', blobs.close);
  return {
    events,
    blobs,
    tables: tableNames.map((table) => mongoTableExport(mongo.database(table === 'keys' ? keys : access), table)),
    triggerCheckpoints: openMongoTriggerCheckpoints({ mongo, database: main }),
    engine: null,
    migrationCheckpoint: openMongoMigrationCheckpoint({ mongo, database: main }),
    isInUse: () => isMongoInUse({ mongo, database: main, now: clock.now().toISOString() }),
  };
};
