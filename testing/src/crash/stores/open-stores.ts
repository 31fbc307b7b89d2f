import { join } from 'node:path';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { lockDataDir } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { createCachedKeyVault } from '@ecrin/platform/caching/cached-key-vault.ts';
import { sealBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import type { Appended } from '@ecrin/platform/ports/event-store.ts';
import type { Step } from './write-plan.ts';

const clock = { now: () => new Date() };

/** Composed as in the server, on one locked data folder. */
export const openStores = (dir: string) => {
  const lock = lockDataDir(dir);
  const store = openSqliteEventStore({ file: join(dir, 'events.db'), clock });
  const masterKey = openMasterKey({ dir, fromEnvironment: null });
  const vault = createCachedKeyVault({
    vault: openSqliteKeyVault({ file: join(dir, 'keys.db'), masterKey, clock }),
    clock,
  });
  const events = sealEvents({ store, vault });
  const blobs = sealBlobs({ store: openFileBlobStore(join(dir, 'blobs')), vault });

  const perform = async ({ stream, expected, ownerId, event, blob }: Step): Promise<Appended> => {
    if (blob) await blobs.put(ownerId, blob.name, oneOf(blob.content));
    return events.append(stream, expected, [event]);
  };
  const close = async () => {
    await store.close();
    await vault.close();
    lock.release();
  };
  return { events, blobs, perform, close };
};
export type Stores = ReturnType<typeof openStores>;

const oneOf = async function* (content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
};
