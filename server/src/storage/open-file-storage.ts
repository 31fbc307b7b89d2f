import { join } from 'node:path';
import type { QueuedMessage } from '@ecrin/command-api';
import { openSqliteAccessStore } from '@ecrin/platform/adapters/access-store/sqlite-access-store.ts';
import { openSqliteAnsweredCommands } from '@ecrin/platform/adapters/answered-commands/sqlite-answered-commands.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { deriveKey, type MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { openSqliteMessageQueue } from '@ecrin/platform/adapters/message-queue/sqlite-message-queue.ts';
import { openSqlitePresence } from '@ecrin/platform/adapters/presence/sqlite-presence.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { soleLeases } from '@ecrin/platform/ports/leases.ts';
import type { Closing } from '#closing.ts';
import type { Storage } from './storage.ts';

/** In files of the data folder, for one process. */
export const openFileStorage = ({
  dir,
  masterKey,
  clock,
  closing,
}: Readonly<{ dir: string; masterKey: MasterKey; clock: Clock; closing: Closing }>): Storage => {
  const closed = <Opened extends Readonly<{ close: () => Promise<void> }>>(name: string, opened: Opened): Opened => {
    closing.add(name, opened.close);
    return opened;
  };
  return {
    vault: openSqliteKeyVault({ file: join(dir, 'keys.db'), masterKey, clock }),
    blobStore: closed('blobs', openFileBlobStore(join(dir, 'blobs'))),
    models: closed('read models', openSqliteReadModels({ file: join(dir, 'models.db') })),
    access: closed('access', openSqliteAccessStore(join(dir, 'access.db'))),
    queue: closed(
      'message queue',
      openSqliteMessageQueue<QueuedMessage>({ file: join(dir, 'messages.db'), key: deriveKey(masterKey, 'messages') }),
    ),
    presence: closed('presence', openSqlitePresence(join(dir, 'presence.db'))),
    answers: closed('answered commands', openSqliteAnsweredCommands({ file: join(dir, 'answered.db'), clock })),
    leases: soleLeases,
    shared: null,
  };
};
