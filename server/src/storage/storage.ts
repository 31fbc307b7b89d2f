import type { QueuedMessage } from '@ecrin/command-api';
import type { MongoSockets } from '@ecrin/platform/adapters/sockets/mongo-sockets.ts';
import type { AnsweredCommands } from '@ecrin/platform/ports/answered-commands.ts';
import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import type { KeyVault } from '@ecrin/platform/ports/key-vault.ts';
import type { Leases } from '@ecrin/platform/ports/leases.ts';
import type { MessageQueue } from '@ecrin/platform/ports/message-queue.ts';
import type { Presence } from '@ecrin/platform/ports/presence.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { TriggerCheckpoints } from '@ecrin/platform/workflows/trigger.ts';

/** Every store but the events. `shared`: what only several processes need of each other; null with one process. */
export type Storage = Readonly<{
  vault: KeyVault;
  blobStore: BlobStore;
  models: ReadModels;
  /** The file they are in, which other threads of this process may open; null: they are on a server. */
  modelsFile: string | null;
  access: AccessStore;
  queue: MessageQueue<QueuedMessage>;
  presence: Presence;
  answers: AnsweredCommands;
  leases: Leases;
  shared: Readonly<{ sockets: MongoSockets; checkpoints: TriggerCheckpoints }> | null;
}>;
