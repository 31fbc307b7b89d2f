import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { systemClock as clock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import { openSqlite } from '@ecrin/platform/adapters/sqlite/open-sqlite.ts';
import { createCachedKeyVault } from '@ecrin/platform/caching/cached-key-vault.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import type { NewEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Appended } from '@ecrin/platform/ports/event-store.ts';
import type { LogPosition } from '@ecrin/platform/ports/store-fit.ts';
import type { TriggerCheckpoints } from '@ecrin/platform/workflows/trigger.ts';

/** `occurredAt`: now unless it is given. */
export const newEvent = (
  event: DomainEvent,
  ownerId: string,
  occurredAt: string = clock.now().toISOString(),
): NewEvent => {
  const commandId = systemIds.next();
  const metadata = {
    commandId,
    correlationId: commandId,
    causationId: null,
    actor: `client:${ownerId}`,
    ownerId,
    occurredAt,
    timeZone: 'UTC',
    schemaVersion: 1,
  };
  return { id: systemIds.next(), event, metadata };
};

/** For engines that store no checkpoints themselves. */
export const inMemoryCheckpoints = (): TriggerCheckpoints => {
  const positions = new Map<string, LogPosition>();
  return {
    load: async (name) => positions.get(name) ?? null,
    save: async (name, at) => void positions.set(name, at),
    forget: async (name) => void positions.delete(name),
  };
};

/** The events of a data folder, whose private parts are sealed with its keys. */
export const openEmbeddedEvents = (folder: string) => {
  const vault = createCachedKeyVault({
    vault: openSqliteKeyVault({
      file: join(folder, 'keys.db'),
      masterKey: openMasterKey({ dir: folder, fromEnvironment: null }),
      clock,
    }),
    clock,
  });
  const store = openSqliteEventStore({ file: join(folder, 'events.db'), clock });
  const closeEvents = async (): Promise<void> => {
    await store.close();
    await vault.close();
  };
  // As whoever has the files and the keys would.
  return { vault, store, events: sealEvents({ store, vault, showsErased: true }), closeEvents };
};

/** The embedded events, keys and read models in a temporary folder; `dispose` closes and deletes them. */
export const openEmbeddedStores = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  const { vault, store, events, closeEvents } = openEmbeddedEvents(folder);
  const models = openSqliteReadModels({ file: join(folder, 'models.db') });
  return {
    folder,
    vault,
    store,
    events,
    models,
    clock,
    /** Appends to a stream at any revision; `ownerId` names whose key seals the private part. */
    record: (stream: string, ownerId: string, facts: readonly DomainEvent[]): Promise<Appended> =>
      events.append(
        stream,
        'any',
        facts.map((fact) => newEvent(fact, ownerId)),
      ),
    /** Changes the fifth letter or byte of a column of the stored events. */
    damageLetter: (column: string, where = 'true'): void => {
      const db = openSqlite(join(folder, 'events.db'));
      const change = db.prepare(`update events set ${column} = ? where position = ?`);
      for (const { position, part } of db
        .prepare(`select position, ${column} as part from events where ${where}`)
        .all())
        change.run(changedAtFifth(part), Number(position));
      db.close();
    },
    dispose: async (): Promise<void> => {
      await models.close();
      await closeEvents();
      await rm(folder, { recursive: true });
    },
  };
};

const changedAtFifth = (part: unknown): string | Uint8Array =>
  part instanceof Uint8Array
    ? part.map((byte, index) => (index === 4 ? byte ^ 1 : byte))
    : String(part).replace(/^(.{4})./s, (_, start: string) => `${start}0`);
export type EmbeddedStores = Awaited<ReturnType<typeof openEmbeddedStores>>;
