import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientErasureBegun } from '@ecrin/domain/client/client-erasure.events.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { askErasure } from '@ecrin/domain/client/erasure/ask-erasure.ts';
import { beginErasure } from '@ecrin/domain/client/erasure/carry-out-erasure.ts';
import { erasureNumberOf } from '@ecrin/domain/erasure/erasure-reference.ts';
import { erasure, numberErasure } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import { openSqliteAccessStore } from '@ecrin/platform/adapters/access-store/sqlite-access-store.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { findTraces } from '#erasure/addresses.ts';
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
  const erased = new Map(ledger.map((entry) => [entry.ownerId, entry]));
  await withRestored(dir, masterKey, async ({ events }) => {
    for await (const event of events.readAll()) {
      if (event.type !== 'ClientErasureBegun' || event.damaged) continue;
      const { clientId: ownerId, erasureId, begunAt } = event.data as ClientErasureBegun['data'];
      erased.set(ownerId, { ownerId, erasureId, begunAt });
    }
  });
  if (erased.size === 0) return;
  const at = new Date(Math.max(...[...erased.values()].map(({ begunAt }) => Date.parse(begunAt)))).toISOString();
  forgetKeys(join(dir, keyDatabase), { owners: [...erased.keys()], at });
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
const closeAgain = async (events: Events, { ownerId, erasureId, begunAt }: ErasureEntry): Promise<void> => {
  const execute = createExecuteCommand(events);
  const context = () => ({
    commandId: systemIds.next(),
    correlationId: erasureId,
    causationId: null,
    actor: 'system:restore',
    ownerId,
    occurredAt: begunAt,
    timeZone: 'UTC',
  });
  const number = erasureNumberOf(erasureId);
  const numbered = { number, clientId: ownerId, erasureId, now: begunAt };
  const asked = { clientId: ownerId, erasureId, by: 'person', sessionId: null, when: 'now', now: begunAt } as const;
  const begun = { erasureId, now: begunAt };
  await execute({ aggregate: erasure, id: number, decide: numberErasure, input: numbered, context: context() });
  await execute({ aggregate: client, id: ownerId, decide: askErasure, input: asked, context: context() });
  await execute({ aggregate: client, id: ownerId, decide: beginErasure, input: begun, context: context() });
};
