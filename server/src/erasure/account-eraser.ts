import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { erasurePlaces, type ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import type { AccountEraser, ErasedAccount } from '@ecrin/workflows';
import { ledgerFolder, writeErasure, type ErasureEntry } from '#backup/erasure-ledger.ts';
import { keyPlaceOf } from '#backup/key-place.ts';
import { openBackupPlace } from '#backup/open-places.ts';
import { erasers, type EraserParts } from './erasers.ts';
import type { ErasureMarks } from './erasure-proof.ts';
import { createErasureProof } from './proof/create-erasure-proof.ts';

/** Who is to be written to is known by their words: these come before the key, all others after it. */
const first = ['outbox', 'messages'] as const satisfies readonly ErasurePlace[];
const isLater = (place: ErasurePlace): boolean =>
  typeof erasers[place] === 'function' && place !== 'keys' && !first.some((one) => one === place);
const rest = erasurePlaces.filter(isLater);

export const createAccountEraser = (parts: EraserParts): AccountEraser => {
  const { config, stores } = parts;
  const proof = createErasureProof(parts);
  // Never written anywhere: they go with this process.
  const held = new Map<string, ErasureMarks>();
  const collect = async ({ ownerId, erasureId }: ErasedAccount): Promise<ErasureMarks | null> => {
    const known = held.get(erasureId);
    const marks = known ?? ((await stores.vault.find(ownerId)) ? await proof.collectMarks(ownerId) : null);
    if (marks) held.set(erasureId, marks);
    return marks;
  };
  return {
    settleMs: config.ERASURE_SETTLE_SECONDS * 1_000,
    places: { first, rest },
    note: (entry) => noteErasure(parts, entry),
    prepare: async (account) => {
      const key = await stores.vault.find(account.ownerId);
      const marks = await collect(account);
      return {
        keyFingerprint: key && createHash('sha256').update(key).digest('hex'),
        marks: { fragments: marks?.fragments.length ?? 0, ids: marks?.ids.length ?? 0 },
      };
    },
    destroyKey: async (account) => {
      // They went where the process ended in between.
      await collect(account);
      await empty(parts, 'keys', { ...account, signal: new AbortController().signal });
    },
    empty: (place, account, signal) => empty(parts, place, { ...account, signal }),
    search: ({ ownerId, erasureId }, signal) => proof.search(ownerId, held.get(erasureId) ?? null, signal),
    sign: (facts) => proof.sign(facts),
  };
};

type Emptied = ErasedAccount & Readonly<{ signal: AbortSignal }>;

const empty = async (parts: EraserParts, place: ErasurePlace, account: Emptied): Promise<void> => {
  const eraser = erasers[place];
  if (typeof eraser === 'function') await eraser(parts, account);
};

/** Beside the keys, and where their backups are: a restore reads it there. */
const noteErasure = async ({ config, stores: { dir } }: EraserParts, entry: ErasureEntry): Promise<void> => {
  const here = openFileBlobStore(join(dir, ledgerFolder));
  await writeErasure(here, entry).finally(here.close);
  const address = keyPlaceOf(config);
  if (address === null) return;
  const place = await openBackupPlace(address, { config, masterKeyIn: dir });
  await writeErasure(place, entry).finally(place.close);
};
