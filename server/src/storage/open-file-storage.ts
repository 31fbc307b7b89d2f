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
import { openDisposable, openIrreplaceable } from '@ecrin/platform/adapters/sqlite/damaged-file.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { soleLeases } from '@ecrin/platform/ports/leases.ts';
import type { Closing } from '#closing.ts';
import type { Storage } from './storage.ts';

type FileStorageOptions = Readonly<{
  dir: string;
  masterKey: MasterKey;
  clock: Clock;
  closing: Closing;
  /** Called with the new name of a damaged file that is replaced by an empty one. */
  onSetAside: (name: string) => void;
  /** Of several threads, the one that writes read models clears what they left. */
  writesModels: boolean;
}>;

const modelsName = 'models.db';

/** In files of the data folder, for one process. Throws `UnfitStoreFault` when one that nothing can rebuild is damaged. */
export const openFileStorage = ({
  dir,
  masterKey,
  clock,
  closing,
  onSetAside,
  writesModels,
}: FileStorageOptions): Storage => {
  const closed = <Opened extends Readonly<{ close: () => Promise<void> }>>(name: string, opened: Opened): Opened => {
    closing.add(name, opened.close);
    return opened;
  };
  const only = <Opened>(name: string, open: (file: string) => Opened): Opened =>
    openIrreplaceable(join(dir, name), open);
  const disposable = <Opened>(name: string, open: (file: string) => Opened): Opened =>
    openDisposable({ file: join(dir, name), clock, onSetAside }, open);
  return {
    vault: only('keys.db', (file) => openSqliteKeyVault({ file, masterKey, clock })),
    blobStore: closed('blobs', openFileBlobStore(join(dir, 'blobs'))),
    modelsFile: join(dir, modelsName),
    models: closed(
      'read models',
      disposable(modelsName, (file) => openSqliteReadModels({ file, sweeps: writesModels })),
    ),
    access: closed('access', only('access.db', openSqliteAccessStore)),
    queue: closed(
      'message queue',
      only('messages.db', (file) =>
        openSqliteMessageQueue<QueuedMessage>({ file, key: deriveKey(masterKey, 'messages') }),
      ),
    ),
    presence: closed('presence', disposable('presence.db', openSqlitePresence)),
    answers: closed(
      'answered commands',
      disposable('answered.db', (file) => openSqliteAnsweredCommands({ file, clock })),
    ),
    leases: soleLeases,
    shared: null,
  };
};
