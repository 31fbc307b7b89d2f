import type { BringSpokenThought, BroughtRecording } from '@ecrin/domain/thought/commands/bring-spoken-thought.ts';
import { eraseSound } from '@ecrin/domain/thought/commands/erase-thought.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { audioBlobName, audioBlobPrefix, passageBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { derivedId } from '@ecrin/platform/event-sourcing/derived-id.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { readImportMedia } from '@ecrin/platform/journal-import/import-media.ts';
import { BrokenContent } from '@ecrin/platform/journal-import/zip-content.ts';
import { picturesBlobPrefix } from '@ecrin/platform/pictures/picture-blob-names.ts';
import type { JournalSound } from '@ecrin/platform/ports/journal-reader.ts';
import type { DecideOnBrought } from './bring-own-thought.ts';
import { allChosenEntries, type EntryToBring, type OfImport } from './chosen-entries.ts';
import { momentOfId } from './standing-id.ts';

export type BringSoundsServices = Readonly<{ blobs: SealedBlobs; events: Pick<Events, 'readStream'> }>;
type Which = Readonly<{ ownerId: string; importId: string }>;
/** Of a recording that came with a brought thought, by its place; its moment is that of the thought. */
export const recordingIdOf = (thoughtId: string, place: number): string =>
  derivedId(`${thoughtId}/recording/${place}`, momentOfId(thoughtId));

export type BroughtSpeech = Pick<BringSpokenThought, 'recordings' | 'wordings'>;

/** The sounds of an entry, sealed under its thought, unless that is there already. null: it was not spoken, or one of them is not as it was read; then none is kept. */
export const bringSounds = async (
  services: BringSoundsServices,
  { thoughtId, spoken }: EntryToBring,
  which: Which,
): Promise<BroughtSpeech | null> => {
  if (!spoken) return null;
  const isThere = await isBrought(services, thoughtId);
  for (const sound of isThere ? [] : spoken.sounds)
    if (!(await storeSound(services, sound, { ...which, thoughtId }))) {
      await deleteAll(services, which.ownerId, audioBlobPrefix(thoughtId));
      return null;
    }
  const recordings = spoken.sounds.map(
    ({ recordingThere: _there, path: _path, place: _place, ...sound }, at): BroughtRecording => ({
      ...sound,
      recordingId: recordingIdOf(thoughtId, at),
    }),
  );
  // Cast: written by the reader, and sealed since.
  return { recordings, wordings: JSON.parse(spoken.wordings) as BroughtSpeech['wordings'] };
};

const isBrought = async ({ events }: Pick<BringSoundsServices, 'events'>, thoughtId: string): Promise<boolean> =>
  (await loadAggregate(events, thought, { id: thoughtId })).state.status !== 'not-created';

const storeSound = async (
  { blobs }: Pick<BringSoundsServices, 'blobs'>,
  { place, sha256 }: JournalSound,
  { thoughtId, ...which }: Which & Readonly<{ thoughtId: string }>,
): Promise<boolean> => {
  if (place === null) return true;
  try {
    const content = readImportMedia(blobs, which, place);
    return (await blobs.put(which.ownerId, audioBlobName({ thoughtId, sha256 }), content)).sha256 === sha256;
  } catch (fault) {
    if (fault instanceof BrokenContent) return false;
    throw fault;
  }
};

const deleteAll = async (
  { blobs }: Pick<BringSoundsServices, 'blobs'>,
  ownerId: string,
  prefix: string,
): Promise<void> => {
  for (const { name } of await Array.fromAsync(blobs.list(ownerId, prefix))) await blobs.delete(ownerId, name);
};

/** Sounds and pictures that were stored for thoughts which an undone import did not come to write. */
export const deleteUnusedMedia = async (services: BringSoundsServices, asked: OfImport): Promise<void> => {
  for await (const { thoughtId, spoken, pictures = [] } of allChosenEntries(services.blobs, asked)) {
    if ((!spoken && pictures.length === 0) || (await isBrought(services, thoughtId))) continue;
    for (const prefix of [audioBlobPrefix(thoughtId), picturesBlobPrefix(thoughtId)])
      await deleteAll(services, asked.ownerId, prefix);
  }
};

type Brought = Readonly<{ thoughtId: string; existing: ExistingThought; decide: DecideOnBrought; now: string }>;

/** The sounds that came with a thought go for good, before it does; what was said since stays with it. */
export const takeBackSounds = async (
  { blobs }: Pick<BringSoundsServices, 'blobs'>,
  { thoughtId, existing: { ownerId, recordings }, decide, now }: Brought,
): Promise<void> => {
  const came = new Set(recordings.map((_, place) => recordingIdOf(thoughtId, place)));
  const stays = new Set(recordings.filter(({ recordingId }) => !came.has(recordingId)).map(({ sha256 }) => sha256));
  for (const { recordingId, sha256 } of recordings) {
    if (!came.has(recordingId)) continue;
    await decide({
      name: `eraseSound-${recordingId}`,
      aggregate: thought,
      id: thoughtId,
      decide: eraseSound,
      input: { thoughtId, recordingId, now },
    });
    await deleteAll({ blobs }, ownerId, passageBlobPrefix(thoughtId, recordingId));
    if (!stays.has(sha256)) await blobs.delete(ownerId, audioBlobName({ thoughtId, sha256 }));
  }
};
