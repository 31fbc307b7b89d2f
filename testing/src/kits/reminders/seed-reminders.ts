import { join } from 'node:path';
import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqlite } from '@ecrin/platform/adapters/sqlite/open-sqlite.ts';
import { newEvent, openEmbeddedEvents } from '../embedded-stores.ts';
import { notificationEvents } from '../notification-events.ts';
import { reminderEvents } from './reminder-events.ts';

/** As many as one client may have. */
const each = 200;

type Seed = Readonly<{ count: number; schedule: ReminderSchedule; setAt: string }>;

/** Sets many reminders of many clients in a data folder, with no server running. All are in UTC. */
export const seedReminders = async (dataDir: string, { count, schedule, setAt }: Seed): Promise<void> => {
  const { events, closeEvents } = openEmbeddedEvents(dataDir);
  for (let from = 0; from < count; from += each) {
    const ownerId = systemIds.next();
    await Promise.all(
      Array.from({ length: Math.min(each, count - from) }, (_, index) => {
        const { stream, set } = reminderEvents(ownerId, `reminder-${index}`);
        return events.append(stream, 'no-stream', [
          newEvent(set(setAt, { schedule, timeZone: 'UTC' }), ownerId, setAt),
        ]);
      }),
    );
  }
  await closeEvents();
};

/** Gives every client with reminders in a data folder one device, with no server running. `tokenOf`: its subscription. */
export const seedPushDevices = async (dataDir: string, tokenOf: (ownerId: string) => string): Promise<void> => {
  const { store, events, closeEvents } = openEmbeddedEvents(dataDir);
  const owners = new Set<string>();
  for await (const { type, metadata } of store.readAll())
    if (type === 'ReminderSet' && metadata.ownerId !== null) owners.add(metadata.ownerId);
  for (const ownerId of owners) {
    const { stream, fact } = notificationEvents(ownerId).device(systemIds.next(), tokenOf(ownerId));
    await events.append(stream, 'no-stream', [newEvent(fact, ownerId)]);
  }
  await closeEvents();
};

/** How many reminders were fired; its server may run meanwhile. */
export const countFired = (dataDir: string): number =>
  countIn(join(dataDir, 'events.db'), `select count(*) as count from events where type = 'NotificationPosted'`);

/** How many reminders wait for their time, with no server running: a running engine locks its database. */
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
