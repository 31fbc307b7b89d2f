import { join } from 'node:path';
import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { systemClock as clock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { openSqlite } from '@ecrin/platform/adapters/sqlite/open-sqlite.ts';
import { createCachedKeyVault } from '@ecrin/platform/caching/cached-key-vault.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import { reminderEvents } from './reminder-events.ts';

/** As many as one client may have. */
const each = 200;

type Seed = Readonly<{ count: number; schedule: ReminderSchedule; setAt: string }>;

/** Sets many reminders of many clients in a data folder, with no server running. All are in UTC. */
export const seedReminders = async (dataDir: string, { count, schedule, setAt }: Seed): Promise<void> => {
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
  for (let from = 0; from < count; from += each) {
    const ownerId = systemIds.next();
    await Promise.all(
      Array.from({ length: Math.min(each, count - from) }, (_, index) => {
        const { stream, set } = reminderEvents(ownerId, `reminder-${index}`);
        const id = systemIds.next();
        const metadata = {
          commandId: id,
          correlationId: id,
          causationId: null,
          actor: `client:${ownerId}`,
          ownerId,
          occurredAt: setAt,
          timeZone: 'UTC',
          schemaVersion: 1,
        };
        return events.append(stream, 'no-stream', [{ id, event: set(setAt, { schedule, timeZone: 'UTC' }), metadata }]);
      }),
    );
  }
  await store.close();
  await vault.close();
};

/** How many reminders were fired; its server may run meanwhile. */
export const countFired = (dataDir: string): number =>
  countIn(join(dataDir, 'events.db'), `select count(*) as count from events where type = 'NotificationPosted'`);

/** How many reminders wait for their time, with no server running: an engine lets nobody else into its journal. */
export const countWaiting = (dataDir: string): number =>
  countIn(
    join(dataDir, 'workflows.db'),
    `select count(*) as count from workflow where workflow = 'remind' and status = 'running' and wake_at > 0`,
  );

const countIn = (file: string, sql: string): number => {
  const db = openSqlite(file);
  const count = Number(db.prepare(sql).get()?.['count']);
  db.close();
  return count;
};
