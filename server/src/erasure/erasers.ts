import { join } from 'node:path';
import type { QueuedMessage } from '@ecrin/command-api';
import type { ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { lockExclusively } from '@ecrin/platform/adapters/sqlite/exclusive-lock.ts';
import { thoughtSecretOf } from '@ecrin/platform/crypto/thought-keys.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { onceUsable } from '@ecrin/platform/projections/once-usable.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { forgetPassages } from '@ecrin/projections';
import { eraseKeyCopies, forgetKeys } from '#backup/erase-key-copies.ts';
import { withKeyPlace } from '#backup/key-place.ts';
import { backupLock, removeLeftovers } from '#backup/remove-leftovers.ts';
import type { SharedConfig } from '#config/config.ts';
import type { Stores } from '#storage/open-stores.ts';
import { findTraces, type AccountTraces } from './addresses.ts';
import { emptyOutbox } from './empty-outbox.ts';
import { allModels, rebuildModels } from './rebuild-models.ts';

export type EraserParts = Readonly<{ config: SharedConfig; stores: Stores; clock: Clock }>;
type Account = Readonly<{ ownerId: string; erasureId: string; signal: AbortSignal }>;
type Eraser = (parts: EraserParts, account: Account) => Promise<void>;
/** `nothing`: why there is none to empty. */
export type Erasers = Readonly<Record<ErasurePlace, Eraser | Readonly<{ nothing: string }>>>;

/** A place that is added without saying how it is emptied does not compile. */
export const erasers: Erasers = {
  // The log keeps what happened, sealed: without the key it has no word.
  keys: async ({ stores: { vault } }, { ownerId }) => {
    for (const owner of [ownerId, thoughtSecretOf(ownerId)]) await vault.destroy(owner);
  },
  events: { nothing: 'sealed with the destroyed key' },
  'read-models': async ({ stores, clock }, account) => {
    await rebuildModels({ stores, clock }, account, allModels);
    // Last: without a card nothing is placed any more.
    await onceUsable(() => forgetPassages(stores.models, account.ownerId), account);
    await onceUsable(stores.models.sweep, account);
  },
  recordings: async ({ stores: { blobStore } }, { ownerId }) => {
    for await (const { name } of blobStore.list(`${ownerId}/`)) await blobStore.delete(name);
  },
  access: async ({ stores: { access, events } }, { ownerId: userId }) => {
    const { credentialIds, passkeyIds } = await findTraces(events, userId);
    await access.forgetUser({ userId, credentialIds: [...credentialIds], factorIds: [...passkeyIds] });
  },
  messages: async ({ stores: { queue, events } }, { ownerId }) => {
    const traces = await findTraces(events, ownerId);
    // Loaded on demand: a process that answers no requests has no other use for it.
    const { receiverOf } = await import('@ecrin/command-api');
    await queue.forget((message) => receiverOf(message) === ownerId || isAt(message, traces));
  },
  outbox: async ({ stores: { dir, events } }, { ownerId }) =>
    emptyOutbox(join(dir, 'outbox'), await findTraces(events, ownerId)),
  workflows: { nothing: 'ids, names of steps and times' },
  answers: { nothing: 'ids, and keyed hashes of requests' },
  presence: ({ stores: { presence } }, { ownerId }) => presence.forget(ownerId),
  crashes: { nothing: 'ids and names of steps' },
  'other-files': ({ stores: { dir } }) => eraseLeftovers(dir),
  'key-copies': (parts, { ownerId }) =>
    eraseBackedUpKeys(parts, forgetKeys({ owners: [ownerId], at: parts.clock.now().toISOString() })),
  backups: { nothing: 'sealed with the destroyed key' },
};

/** To an address of theirs, known or not. */
const isAt = (message: QueuedMessage, { emailHashes, addresses }: AccountTraces): boolean =>
  ('emailHash' in message && emailHashes.has(message.emailHash)) ||
  ('phone' in message && addresses.has(message.phone));

const underWay = (): ActivityFault => new ActivityFault('backup-under-way', 'a backup is under way');

/** No other file that is not of a place of its own has words. */
export const eraseLeftovers = async (dir: string): Promise<void> => {
  if (!(await removeLeftovers(dir))) throw underWay();
};

export const eraseBackedUpKeys = async (
  { config, stores: { dir } }: EraserParts,
  take: Parameters<typeof eraseKeyCopies>[1]['take'],
): Promise<void> => {
  const lock = lockExclusively(backupLock(dir));
  if (!lock) throw underWay();
  try {
    const erasing = { take, drafts: join(dir, 'erasure.partial') };
    // A place that is away keeps nothing else from being erased: the certificate says what was not read.
    await withKeyPlace(config, dir, (place) => eraseKeyCopies(place, erasing)).catch(() => undefined);
  } finally {
    lock.release();
  }
};
