import { join } from 'node:path';
import type { ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { wordsWithout } from '@ecrin/contracts/erasure/quotations.ts';
import type { ErasedPart, ErasedSound } from '@ecrin/domain/erasure/erasure.events.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import {
  audioBlobPrefix,
  audioBlobName,
  chunkBlobPrefix,
  passageBlobPrefix,
} from '@ecrin/platform/audio/audio-blob-names.ts';
import { destroyThoughtKeys } from '@ecrin/platform/crypto/owner-keys.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { picturesBlobPrefix } from '@ecrin/platform/pictures/picture-blob-names.ts';
import type { QuotedPart } from '@ecrin/workflows';
import { keyDatabase, takeThoughtKeys } from '#backup/erase-key-copies.ts';
import { findTraces } from './addresses.ts';
import { emptyOutbox } from './empty-outbox.ts';
import { eraseBackedUpKeys, eraseLeftovers, type EraserParts } from './erasers.ts';
import { findQuotations, isOwnOf } from './find-quotations.ts';
import { modelsOfTypes, rebuildModels } from './rebuild-models.ts';
import { removeQuoting } from './remove-quoting.ts';

type Part = Readonly<{
  ownerId: string;
  erasureId: string;
  part: ErasedPart;
  quoted: QuotedPart;
  signal: AbortSignal;
}>;
type PartEraser = (parts: EraserParts, part: Part) => Promise<void>;
type PartErasers = Readonly<Record<ErasurePlace, PartEraser | Readonly<{ nothing: string }>>>;

/** Of less than an account, place by place. A place that is added without saying how it is emptied does not compile. */
export const partErasers: PartErasers = {
  keys: ({ stores: { vault } }, { ownerId, part: { thoughtIds } }) => destroyThoughtKeys(vault, ownerId, thoughtIds),
  // What quotes the thought is sealed with the key that stays. Taken away first, as whoever takes it away may look at what it says.
  events: async (parts, part) => {
    await removeQuoting(parts, part);
    await maskEvents(parts.stores.events, part);
  },
  // Those that have the thought react to its deletion; those that quote it are built again, without its words.
  'read-models': ({ stores, clock }, { quoted, ...part }) =>
    rebuildModels({ stores, clock }, part, modelsOfTypes(quoted.types)),
  recordings: ({ stores: { blobs, events } }, { ownerId, part }) => deleteFiles({ blobs, events }, ownerId, part),
  access: { nothing: 'sessions and credentials' },
  messages: { nothing: 'ids: words are looked up when they are sent' },
  // The title of a notice may be that of another person’s too.
  outbox: async ({ stores: { dir, events } }, { ownerId, part: { thoughtIds } }) =>
    emptyOutbox(join(dir, 'outbox'), {
      addresses: (await findTraces(events, ownerId)).addresses,
      saying: await wordsOfNotices(events, { ownerId, thoughtIds }),
    }),
  workflows: { nothing: 'ids, names of steps and times' },
  answers: { nothing: 'ids, and keyed hashes of requests' },
  presence: { nothing: 'times' },
  crashes: { nothing: 'ids and names of steps' },
  'other-files': ({ stores: { dir } }) => eraseLeftovers(dir),
  'key-copies': (parts, { ownerId }) =>
    eraseBackedUpKeys(parts, takeThoughtKeys({ owners: [ownerId], current: join(parts.stores.dir, keyDatabase) })),
  backups: { nothing: 'sealed; a restore takes away what quotes the thought before anything is served' },
};

/** At most so many parts are replaced in one transaction. */
const perTransaction = 200;

/** Of a store that cannot replace what it holds, nothing: what is found there stays open in the certificate. */
export const maskEvents = async (
  events: Pick<Events, 'readAll' | 'readStream' | 'replacePrivate'>,
  { ownerId, part: { thoughtIds } }: Pick<Part, 'ownerId' | 'part'>,
): Promise<void> => {
  const erased = new Set(thoughtIds);
  const replace = async (found: readonly RecordedEvent[]): Promise<void> => {
    await events.replacePrivate(
      found.map((event) => ({ event, private: wordsWithout(event, (id) => erased.has(id)) })),
    );
  };
  let found: RecordedEvent[] = [];
  for await (const event of findQuotations(events, { ownerId, thoughtIds })) {
    found.push(event);
    if (found.length < perTransaction) continue;
    await replace(found);
    found = [];
  }
  if (found.length > 0) await replace(found);
};

const wordsOfNotices = async (
  events: Pick<Events, 'readAll' | 'readStream'>,
  asked: Readonly<{ ownerId: string; thoughtIds: readonly string[] }>,
): Promise<ReadonlySet<string>> => {
  const words = new Set<string>();
  for await (const { type, private: part } of findQuotations(events, asked)) {
    if (type !== 'NotificationPosted') continue;
    for (const text of Object.values(part ?? {})) if (typeof text === 'string' && text !== '') words.add(text);
  }
  return words;
};

type SoundStores = Readonly<{ blobs: Pick<SealedBlobs, 'delete' | 'list'>; events: Pick<Events, 'readStream'> }>;

/** Sounds with what was cut out of them, pictures in all sizes, and what was begun to be sent. */
export const deleteFiles = async (
  stores: SoundStores,
  ownerId: string,
  { thoughtIds, sounds }: ErasedPart,
): Promise<void> => {
  const deleteBelow = async (prefix: string): Promise<void> => {
    for await (const { name } of stores.blobs.list(ownerId, prefix)) await stores.blobs.delete(ownerId, name);
  };
  for (const thoughtId of thoughtIds) {
    await deleteBelow(audioBlobPrefix(thoughtId));
    await deleteBelow(`passages/${thoughtId}/`);
    await deleteBelow(picturesBlobPrefix(thoughtId));
    for (const uploadId of await uploadIdsOf(stores.events, thoughtId)) await deleteBelow(chunkBlobPrefix(uploadId));
  }
  for (const { thoughtId, recordingId } of sounds) {
    await deleteBelow(passageBlobPrefix(thoughtId, recordingId));
    await deleteBelow(chunkBlobPrefix(recordingId));
    const name = await blobOfSound(stores.events, { thoughtId, recordingId });
    if (name !== null) await stores.blobs.delete(ownerId, name);
  }
};

/** The thought itself no longer knows them. */
const uploadIdsOf = async (events: Pick<Events, 'readStream'>, thoughtId: string): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  for await (const { data } of readEvents(events, thought, { id: thoughtId })) {
    if ('recordingId' in data) ids.add(data.recordingId);
    if ('pictureId' in data) ids.add(data.pictureId);
    if ('pictureIds' in data) for (const pictureId of data.pictureIds) ids.add(pictureId);
  }
  return ids;
};

/** null: another recording of the thought has the same sound, and keeps it. */
const blobOfSound = async (
  events: Pick<Events, 'readStream'>,
  { thoughtId, recordingId }: ErasedSound,
): Promise<string | null> => {
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  if (state.status === 'not-created' || state.status === 'erased') return null;
  const { recordings } = state.status === 'deleted' ? state.before : state;
  const erased = recordings.find((one) => one.recordingId === recordingId);
  if (!erased) return null;
  const isKept = recordings.some(({ sha256, erasedAt }) => sha256 === erased.sha256 && erasedAt === null);
  return isKept ? null : audioBlobName({ thoughtId, sha256: erased.sha256 });
};

/** Found before anything is taken away: afterwards nothing tells what quoted it. */
export const findQuotedPart = async (
  events: Pick<Events, 'readAll' | 'readStream'>,
  { ownerId, part: { thoughtIds } }: Pick<Part, 'ownerId' | 'part'>,
): Promise<QuotedPart> => {
  const types = new Set<string>();
  let count = 0;
  for await (const event of findQuotations(events, { ownerId, thoughtIds })) {
    if (isOwnOf({ thoughtIds }, event.stream)) continue;
    types.add(event.type);
    count += 1;
  }
  return { types: [...types], events: count, keys: [] };
};
