import { join } from 'node:path';
import { erasurePlaces, type ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { createSerialQueue } from '@ecrin/platform/concurrency/serial-queue.ts';
import { hasKeyOfThought, thoughtSecretOf } from '@ecrin/platform/crypto/thought-keys.ts';
import type { AccountEraser, ErasedAccount } from '@ecrin/workflows';
import { ledgerFolder, writeErasure, type ErasureEntry } from '#backup/erasure-ledger.ts';
import { withKeyPlace } from '#backup/key-place.ts';
import { erasers, type EraserParts } from './erasers.ts';
import type { ErasureMarks } from './erasure-proof.ts';
import { createHeldMarks, type HeldMarks } from './held-marks.ts';
import { fingerprintsOf } from './key-fingerprints.ts';
import { findQuotedPart, partErasers } from './part-erasers.ts';
import { createErasureProof } from './proof/create-erasure-proof.ts';

/** Who is to be written to is known by their words: these come before the key, all others after it. What waits goes first, so that none of it is written after the rest was emptied. */
const first = ['messages', 'outbox'] as const satisfies readonly ErasurePlace[];
const isLater = (place: ErasurePlace): boolean =>
  typeof erasers[place] === 'function' && place !== 'keys' && !first.some((one) => one === place);
const rest = erasurePlaces.filter(isLater);
/** Of a part: notices are known by their words as well. */
const firstOfPart = ['outbox'] as const satisfies readonly ErasurePlace[];
const restOfPart = erasurePlaces.filter(
  (place) => typeof partErasers[place] === 'function' && place !== 'keys' && place !== 'outbox',
);

export const createAccountEraser = (given: EraserParts): AccountEraser => {
  const { config } = given;
  // What quotes an erased thought is still to be found, here alone.
  const stores = { ...given.stores, events: given.stores.eventsWithErased };
  const parts: EraserParts = { ...given, stores };
  const held = createHeldMarks(stores.shared !== null);
  const { proof, collect, search } = createReader(parts, held);
  return {
    settleMs: config.ERASURE_SETTLE_SECONDS * 1_000,
    placesOf: ({ part }) => (part ? { first: firstOfPart, rest: restOfPart } : { first, rest }),
    note: ({ ownerId, erasureId, begunAt, part, devices }) =>
      noteErasure(parts, { ownerId, erasureId, begunAt, part, devices }),
    prepare: async (account) => {
      const fingerprints = await fingerprintsOf(stores.vault, account);
      const marks = await collect(account);
      return {
        ...fingerprints,
        ...(account.part && { quoted: await findQuotedPart(stores.events, { ...account, part: account.part }) }),
        marks: { fragments: marks?.fragments.length ?? 0, ids: marks?.ids.length ?? 0 },
      };
    },
    destroyKey: async (account) => {
      // They went where the process ended in between.
      await collect(account);
      await empty(parts, 'keys', { ...account, signal: new AbortController().signal });
    },
    empty: (place, account, signal) => empty(parts, place, { ...account, signal }),
    search,
    forget: held.forget,
    sign: ({ part, quoted, keyFingerprints: keys = [], ...facts }) =>
      proof.sign({ ...facts, ...(part && { part: { ...part, quotations: quoted?.events ?? 0, keys } }) }),
  };
};

/** What reads all there is: for one erasure after the other, so that several cost others no more than one. */
const createReader = (parts: EraserParts, held: HeldMarks) => {
  const [proof, inTurn] = [createErasureProof(parts), createSerialQueue()];
  const collectMarks = async ({ ownerId, erasureId, part }: ErasedAccount): Promise<ErasureMarks | null> => {
    const known = held.get(erasureId);
    const isReadable = known ?? (await hasEveryKey(parts.stores.vault, { ownerId, part }));
    const marks = known ?? (isReadable ? await proof.collectMarks(ownerId, part) : null);
    if (marks) held.set(erasureId, marks);
    return marks;
  };
  const search: AccountEraser['search'] = async ({ ownerId, erasureId, part }, signal) => {
    // One that another process may have what is sought for waits for nobody.
    const marks = held.getOrLeave(erasureId);
    return inTurn(() => proof.search({ clientId: ownerId, part, marks }, signal));
  };
  return { proof, search, collect: (account: ErasedAccount) => inTurn(() => collectMarks(account)) };
};

/** Whether nothing was destroyed yet by a process that ended since: of words that cannot be read any more nothing could be sought. */
const hasEveryKey = async (
  vault: EraserParts['stores']['vault'],
  { ownerId, part }: Readonly<{ ownerId: string; part: ErasedPart | undefined }>,
): Promise<boolean> => {
  if (!(await vault.find(ownerId))) return false;
  const secret = part ? await vault.find(thoughtSecretOf(ownerId)) : null;
  return !secret || (part?.thoughtIds.every((id) => hasKeyOfThought(secret, id)) ?? true);
};

type Emptied = ErasedAccount & Readonly<{ signal: AbortSignal }>;

const empty = async (parts: EraserParts, place: ErasurePlace, account: Emptied): Promise<void> => {
  if (account.part) return emptyOfPart(parts, place, { ...account, part: account.part });
  const eraser = erasers[place];
  if (typeof eraser === 'function') await eraser(parts, account);
};

const nothingQuoted = { types: [], events: 0, keys: [] } as const;

const emptyOfPart = async (
  parts: EraserParts,
  place: ErasurePlace,
  { quoted = nothingQuoted, ...erased }: Emptied & Readonly<{ part: ErasedPart }>,
): Promise<void> => {
  const eraser = partErasers[place];
  if (typeof eraser === 'function') await eraser(parts, { ...erased, quoted });
};

/** Beside the keys, and where their backups are: a restore reads it there. Where these are away the next backup brings it. */
const noteErasure = async ({ config, stores: { dir } }: EraserParts, entry: ErasureEntry): Promise<void> => {
  const here = openFileBlobStore(join(dir, ledgerFolder));
  await writeErasure(here, entry).finally(here.close);
  await withKeyPlace(config, dir, (place) => writeErasure(place, entry)).catch(() => undefined);
};
