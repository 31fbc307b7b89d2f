import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { createCachedKeyVault } from '@ecrin/platform/caching/cached-key-vault.ts';
import { bindKeyVault } from '@ecrin/platform/crypto/bind-key-vault.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { BackupFault } from '@ecrin/platform/ports/backup-place.ts';
import type { KeyVault } from '@ecrin/platform/ports/key-vault.ts';

/** Opens the events of a data folder that no server uses, with its keys, for the time of `work`. Throws `BackupFault`, `UnfitStoreFault`, `KeyVaultFault`. */
export const withRestored = async <Result>(
  dir: string,
  masterKey: string | null,
  work: (opened: Readonly<{ events: Events; vault: KeyVault }>) => Promise<Result>,
): Promise<Result> => {
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
    // What is erased here is found by what quotes it.
    const events = sealEvents({ store: await bindKeyVault({ store, vault }), vault, showsErased: true });
    return await work({ events, vault });
  } finally {
    await store.close();
    await vault.close();
  }
};
