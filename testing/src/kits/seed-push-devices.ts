import { join } from 'node:path';
import { systemClock as clock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { createCachedKeyVault } from '@ecrin/platform/caching/cached-key-vault.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import { notificationEvents } from './notification-events.ts';

/** Gives everybody in a data folder who has reminders one device, with no server running. `tokenOf`: its subscription. */
export const seedPushDevices = async (dataDir: string, tokenOf: (ownerId: string) => string): Promise<void> => {
  const vault = createCachedKeyVault({
    vault: openSqliteKeyVault({
      file: join(dataDir, 'keys.db'),
      masterKey: openMasterKey({ dir: dataDir, fromEnvironment: null }),
      clock,
    }),
    clock,
  });
  const store = openSqliteEventStore({ file: join(dataDir, 'events.db'), clock });
  const events = sealEvents({ store, vault });
  const owners = new Set<string>();
  for await (const {
    type,
    metadata: { ownerId },
  } of store.readAll())
    if (type === 'ReminderSet' && ownerId !== null) owners.add(ownerId);
  for (const ownerId of owners) {
    const [id, { stream, fact }] = [
      systemIds.next(),
      notificationEvents(ownerId).device(systemIds.next(), tokenOf(ownerId)),
    ];
    const metadata = {
      commandId: id,
      correlationId: id,
      causationId: null,
      actor: `client:${ownerId}`,
      ownerId,
      occurredAt: clock.now().toISOString(),
      timeZone: 'UTC',
      schemaVersion: 1,
    };
    await events.append(stream, 'no-stream', [{ id, event: fact, metadata }]);
  }
  await store.close();
  await vault.close();
};
