import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { createCachedKeyVault } from '@ecrin/platform/caching/cached-key-vault.ts';
import { bindKeyVault } from '@ecrin/platform/crypto/bind-key-vault.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { BackupFault } from '@ecrin/platform/ports/backup-place.ts';

/** `erased`: of thoughts whose key was destroyed. */
export type ReadThoughts = Readonly<{ thoughts: number; erased: number; events: number }>;

const prefix = 'thought-';

/** Opens every event of a data folder that no server uses with its key. Throws `BackupFault`, `UnfitStoreFault`, `KeyVaultFault`. */
export const readThoughts = async (dir: string, masterKey: string | null): Promise<ReadThoughts> => {
  // Opening it would make one where there is none.
  if (masterKey === null && !existsSync(join(dir, 'master.key')))
    throw new BackupFault(
      'not-set-up',
      'There is no master.key among the keys: give the MASTER_KEY of the server they are from.',
    );
  const vault = createCachedKeyVault({
    vault: openSqliteKeyVault({
      file: join(dir, 'keys.db'),
      masterKey: openMasterKey({ dir, fromEnvironment: masterKey }),
      clock,
    }),
    clock,
  });
  const store = openSqliteEventStore({ file: join(dir, 'events.db'), clock });
  try {
    const events = sealEvents({ store: await bindKeyVault({ store, vault }), vault });
    return await countThoughts(events.readAll(), async (owner) => (await vault.find(owner)) !== null);
  } finally {
    await store.close();
    await vault.close();
  }
};

type HasKey = (ownerId: string) => Promise<boolean>;

const countThoughts = async (events: AsyncIterable<RecordedEvent>, hasKey: HasKey): Promise<ReadThoughts> => {
  let [thoughts, erased, count] = [0, 0, 0];
  for await (const event of events) {
    count += 1;
    openWords(event);
    if (event.revision > 0 || !event.stream.startsWith(prefix)) continue;
    const { ownerId } = event.metadata;
    if (ownerId === null || (await hasKey(ownerId))) thoughts += 1;
    else erased += 1;
  }
  return { thoughts, erased, events: count };
};

/** Words are decrypted when they are read. */
const openWords = (event: RecordedEvent): void => {
  try {
    if (!event.damaged) return void event.private;
  } catch (cause) {
    throw new BackupFault('damaged', damagedSentence(event), { cause });
  }
  throw new BackupFault('damaged', damagedSentence(event));
};

const damagedSentence = ({ position }: RecordedEvent): string =>
  `The event at position ${position} of the backup cannot be read.`;
