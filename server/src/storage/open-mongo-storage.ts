import type { QueuedMessage } from '@ecrin/command-api';
import { openMongoAccessStore } from '@ecrin/platform/adapters/access-store/mongo-access-store.ts';
import { openMongoAnsweredCommands } from '@ecrin/platform/adapters/answered-commands/mongo-answered-commands.ts';
import { openGridFsBlobStore } from '@ecrin/platform/adapters/blob-store/gridfs-blob-store.ts';
import { deriveKey, type MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openMongoKeyVault } from '@ecrin/platform/adapters/key-vault/mongo-key-vault.ts';
import { openMongoLeases } from '@ecrin/platform/adapters/leases/mongo-leases.ts';
import { openMongoMessageQueue } from '@ecrin/platform/adapters/message-queue/mongo-message-queue.ts';
import { openMongoMigrationCheckpoint } from '@ecrin/platform/adapters/migration-checkpoint/mongo-migration-checkpoint.ts';
import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { openMongoPresence } from '@ecrin/platform/adapters/presence/mongo-presence.ts';
import { openMongoReadModels } from '@ecrin/platform/adapters/read-models/mongo/mongo-read-models.ts';
import { openMongoSockets } from '@ecrin/platform/adapters/sockets/mongo-sockets.ts';
import { openMongoTriggerCheckpoints } from '@ecrin/platform/adapters/trigger-checkpoints/mongo-trigger-checkpoints.ts';
import { createOptionalAnswers } from '@ecrin/platform/caching/optional-answers.ts';
import { createStaleOnErrorKeyVault } from '@ecrin/platform/caching/stale-on-error-key-vault.ts';
import { createStaleOnErrorSessions } from '@ecrin/platform/caching/stale-on-error-sessions.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { Closing } from '#closing.ts';
import { refuseUnfinishedMigration } from './refuse-unfinished-migration.ts';
import type { Storage } from './storage.ts';

/** `name`: prefix of the database names. */
export type MongoStorageOptions = Readonly<{
  url: string;
  name: string;
  masterKey: MasterKey;
  clock: Clock;
  closing: Closing;
}>;

/** In MongoDB, for any number of processes. Keys and accounts have separate databases, so that each can have its own backups and users. */
export const openMongoStorage = async ({
  url,
  name,
  masterKey,
  clock,
  closing,
}: MongoStorageOptions): Promise<Storage> => {
  const mongo = openMongo({ url });
  closing.add('MongoDB', mongo.close);
  const main = { mongo, database: name };
  await refuseUnfinishedMigration(openMongoMigrationCheckpoint(main));
  const closed = <Opened extends Readonly<{ close: () => Promise<void> }>>(part: string, opened: Opened): Opened => {
    closing.add(part, opened.close);
    return opened;
  };
  const access = closed('access', await openMongoAccessStore({ mongo, database: `${name}-access` }));
  const queue = await openMongoMessageQueue<QueuedMessage>({
    mongo,
    database: `${name}-access`,
    key: deriveKey(masterKey, 'messages'),
  });
  return {
    vault: createStaleOnErrorKeyVault({
      vault: await openMongoKeyVault({ mongo, database: `${name}-keys`, masterKey, clock }),
      clock,
    }),
    access: createStaleOnErrorSessions({ access, clock }),
    blobStore: closed('blobs', openGridFsBlobStore({ ...main, clock })),
    modelsFile: null,
    models: closed('read models', openMongoReadModels(main)),
    queue: closed('message queue', queue),
    presence: closed('presence', await openMongoPresence(main)),
    answers: createOptionalAnswers({
      answers: closed('answered commands', await openMongoAnsweredCommands({ ...main, clock })),
      clock,
    }),
    leases: openMongoLeases(main),
    shared: { sockets: await openMongoSockets(main), checkpoints: openMongoTriggerCheckpoints(main) },
  };
};
