import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { thoughtSecretOf } from '@ecrin/platform/crypto/thought-keys.ts';
import type { EventMetadata, EventStore, StoredEvent } from '@ecrin/platform/ports/event-store.ts';
import type { KeyVault } from '@ecrin/platform/ports/key-vault.ts';

/** One event as an earlier version stored it, and its decrypted private part. */
export type GoldenRow = Readonly<{ stored: StoredEvent; private: object | null }>;

const file = new URL('stored-events.jsonl', import.meta.url);

export const goldenRows = (): readonly GoldenRow[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GoldenRow);

/** Rows are added, never changed: they are what real stores hold. */
export const addGoldenRow = (row: GoldenRow): void => appendFileSync(file, `${JSON.stringify(row)}\n`);

const ownerId = '01980000-0000-7000-8000-000000000003';
/** Seals nothing but these samples. */
const key = new Uint8Array(createHash('sha256').update('the key of the golden events').digest());
export const goldenVault: KeyVault = {
  ensure: async () => key,
  find: async (owner) => ([ownerId, thoughtSecretOf(ownerId)].includes(owner) ? key : null),
  knows: async () => true,
  logName: async () => null,
  setLogName: async () => undefined,
  change: async () => undefined,
  destroy: async () => undefined,
  close: async () => undefined,
};

export const goldenMetadata: EventMetadata = {
  commandId: '01980000-0000-7000-8000-00000000000c',
  correlationId: '01980000-0000-7000-8000-00000000000c',
  causationId: null,
  actor: `client:${ownerId}`,
  ownerId,
  occurredAt: '2026-01-02T08:00:00.000Z',
  timeZone: 'Europe/Paris',
  schemaVersion: 1,
};

/** A store that holds just these events. */
export const storeOf = (events: readonly StoredEvent[]): Pick<EventStore, 'readAll'> => ({
  readAll: async function* () {
    yield* events;
  },
});
