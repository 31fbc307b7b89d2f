import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientErasureBegun } from '@ecrin/domain/client/client-erasure.events.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { askErasure } from '@ecrin/domain/client/erasure/ask-erasure.ts';
import { beginErasure } from '@ecrin/domain/client/erasure/carry-out-erasure.ts';
import { erasureNumberOf } from '@ecrin/domain/erasure/erasure-reference.ts';
import { askThoughtErasure, erasure, numberErasure } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import type { ErasedPart, ThoughtErasureAsked } from '@ecrin/domain/erasure/erasure.events.ts';
import { eraseSound, eraseThought } from '@ecrin/domain/thought/commands/erase-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { openSqliteAccessStore } from '@ecrin/platform/adapters/access-store/sqlite-access-store.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { destroyThoughtKeys } from '@ecrin/platform/crypto/owner-keys.ts';
import { sealBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { findTraces } from '#erasure/addresses.ts';
import { deleteFiles, maskEvents } from '#erasure/part-erasers.ts';
import { removeQuoting } from '#erasure/remove-quoting.ts';
import { forgetKeys, keyDatabase } from './erase-key-copies.ts';
import { ledgerFolder, writeErasure, type ErasureEntry } from './erasure-ledger.ts';
import { withRestored } from './open-restored.ts';

/**
 * Before anything restored is served: whoever is erased by the ledger, or by the restored events themselves, has no key, no way in and no recording, whichever
 * copy that came from. An account of older events is closed again, so that the server carries its erasure out once more.
 */
export const applyErasures = async (
  dir: string,
  masterKey: string | null,
  ledger: readonly ErasureEntry[],
): Promise<void> => {
  const whole = ledger.filter(({ part }) => !part);
  const erased = new Map(whole.map((entry) => [entry.ownerId, entry]));
  const parts = new Map(ledger.filter(({ part }) => part).map((entry) => [entry.erasureId, entry]));
  await withRestored(dir, masterKey, async ({ events }) => {
    for await (const event of events.readAll()) {
      if (event.damaged) continue;
      if (event.type === 'ThoughtErasureAsked') {
        const entry = entryOfPart(event.data as ThoughtErasureAsked['data']);
        parts.set(entry.erasureId, entry);
      }
      if (event.type !== 'ClientErasureBegun') continue;
      const { clientId: ownerId, erasureId, begunAt } = event.data as ClientErasureBegun['data'];
      erased.set(ownerId, { ownerId, erasureId, begunAt });
    }
  });
  await applyParts(
    dir,
    masterKey,
    [...parts.values()].filter(({ ownerId }) => !erased.has(ownerId)),
  );
  if (erased.size === 0) return;
  const at = new Date(Math.max(...[...erased.values()].map(({ begunAt }) => Date.parse(begunAt)))).toISOString();
  forgetKeys({ owners: [...erased.keys()], at })(join(dir, keyDatabase));
  await withRestored(dir, masterKey, async ({ events }) => {
    for (const entry of erased.values()) {
      await forgetTraces(dir, events, entry.ownerId);
      await closeAgain(events, entry);
    }
  });
  const here = openFileBlobStore(join(dir, ledgerFolder));
  for (const entry of erased.values()) await writeErasure(here, entry);
  await here.close();
};

const entryOfPart = ({
  clientId,
  erasureId,
  askedAt,
  thoughtIds,
  sounds,
  devices,
}: ThoughtErasureAsked['data']): ErasureEntry => ({
  ownerId: clientId,
  erasureId,
  begunAt: askedAt,
  part: { thoughtIds, sounds },
  devices,
});

/** Of those who stay: their words are taken away here, and the server carries the rest of the erasure out once more. */
const applyParts = async (dir: string, masterKey: string | null, entries: readonly ErasureEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const blobStore = openFileBlobStore(join(dir, 'blobs'));
  await withRestored(dir, masterKey, async ({ events, vault }) => {
    const blobs = sealBlobs({ store: blobStore, vault });
    for (const { ownerId, erasureId, begunAt, part, devices } of entries) {
      if (!part) continue;
      const erased = { ownerId, erasureId, begunAt, part, devices };
      await askPartAgain(events, erased);
      await deleteFiles({ blobs, events }, ownerId, part);
      const stores = { events, execute: createExecuteCommand(events) };
      await removeQuoting({ stores, clock: { now: () => new Date(begunAt) } }, erased);
      await maskEvents(events, erased);
      await destroyThoughtKeys(vault, ownerId, part.thoughtIds);
    }
  });
  await blobStore.close();
  const here = openFileBlobStore(join(dir, ledgerFolder));
  for (const entry of entries) await writeErasure(here, entry);
  await here.close();
};

/** Nothing where the events have it already. */
const askPartAgain = async (
  events: Events,
  { ownerId, erasureId, begunAt, part, devices }: ErasureEntry & Readonly<{ part: ErasedPart }>,
): Promise<void> => {
  const number = erasureNumberOf(erasureId);
  const input = { ...part, number, clientId: ownerId, erasureId, by: 'person', now: begunAt, devices } as const;
  const context = contextOf({ ownerId, erasureId, begunAt });
  const execute = createExecuteCommand(events);
  await execute({ aggregate: erasure, id: number, decide: askThoughtErasure, input, context: context() });
  for (const id of part.thoughtIds) {
    const erased = { thoughtId: id, erasureId, now: begunAt };
    await execute({ aggregate: thought, id, decide: eraseThought, input: erased, context: context() });
  }
  for (const { thoughtId: id, recordingId } of part.sounds) {
    const erased = { thoughtId: id, recordingId, now: begunAt };
    await execute({ aggregate: thought, id, decide: eraseSound, input: erased, context: context() });
  }
};

const contextOf =
  ({ ownerId, erasureId, begunAt }: ErasureEntry) =>
  () => ({
    commandId: systemIds.next(),
    correlationId: erasureId,
    causationId: null,
    actor: 'system:restore',
    ownerId,
    occurredAt: begunAt,
    timeZone: 'UTC',
  });

const forgetTraces = async (dir: string, events: Events, userId: string): Promise<void> => {
  await rm(join(dir, 'blobs', userId), { recursive: true, force: true });
  const file = join(dir, 'access.db');
  if (!existsSync(file)) return;
  const { credentialIds, passkeyIds } = await findTraces(events, userId);
  const access = openSqliteAccessStore(file);
  await access
    .forgetUser({ userId, credentialIds: [...credentialIds], factorIds: [...passkeyIds] })
    .finally(access.close);
};

/** Nothing where the events have it already, or do not know the account yet. */
const closeAgain = async (events: Events, { ownerId, erasureId, begunAt, devices }: ErasureEntry): Promise<void> => {
  const execute = createExecuteCommand(events);
  const context = contextOf({ ownerId, erasureId, begunAt });
  const number = erasureNumberOf(erasureId);
  const numbered = { number, clientId: ownerId, erasureId, now: begunAt, devices };
  const asked = { clientId: ownerId, erasureId, by: 'person', sessionId: null, when: 'now', now: begunAt } as const;
  const begun = { erasureId, now: begunAt };
  await execute({ aggregate: erasure, id: number, decide: numberErasure, input: numbered, context: context() });
  await execute({ aggregate: client, id: ownerId, decide: askErasure, input: asked, context: context() });
  await execute({ aggregate: client, id: ownerId, decide: beginErasure, input: begun, context: context() });
};
