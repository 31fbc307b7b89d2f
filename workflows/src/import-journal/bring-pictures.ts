import { createHash } from 'node:crypto';
import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import type { AddPicture } from '@ecrin/domain/thought/pictures/add-picture.ts';
import { maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { derivedId } from '@ecrin/platform/event-sourcing/derived-id.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { readImportPicture } from '@ecrin/platform/journal-import/import-media.ts';
import { pictureBlobPrefix } from '@ecrin/platform/pictures/picture-blob-names.ts';
import { pictureFormatOf } from '@ecrin/platform/pictures/picture-format.ts';
import { storeKeptPicture } from '@ecrin/platform/pictures/store-kept-picture.ts';
import type { JournalPicture } from '@ecrin/platform/ports/journal-reader.ts';
import type { KeptPicture, PictureKeeper, PictureOrder } from '@ecrin/platform/ports/pictures.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import type { EntryToBring } from './chosen-entries.ts';
import { momentOfId } from './standing-id.ts';

export type BringPicturesServices = Readonly<{
  blobs: SealedBlobs;
  events: Pick<Events, 'readStream'>;
  pictureKeeper: PictureKeeper;
}>;
type Which = Readonly<{ ownerId: string; importId: string }>;
export type BroughtPicture = Omit<AddPicture, 'now'>;

/** `moment`: of its entry. */
export const pictureIdOf = (thoughtId: string, place: number, moment: string): string =>
  derivedId(`${thoughtId}/picture/${place}`, moment);

/** The pictures of an entry, made and stored; not those that its thought has already, and none that cannot be read. null: neither a word nor a picture is left. */
export const bringPictures = async (
  services: BringPicturesServices,
  { thoughtId, occurredAt, text, pictures = [] }: EntryToBring,
  which: Which,
): Promise<readonly BroughtPicture[] | null> => {
  if (pictures.length === 0) return [];
  const known = await knownPictures(services, thoughtId);
  const brought: BroughtPicture[] = [];
  for (const [at, picture] of pictures.entries()) {
    const pictureId = pictureIdOf(thoughtId, at, occurredAt);
    const made = known.has(pictureId)
      ? null
      : await bringPicture(services, picture, { ...which, thoughtId, pictureId });
    if (made) brought.push(made);
  }
  return isBlank(text) && brought.length + known.size === 0 ? null : brought;
};

/** Ids of those that arrived. */
const knownPictures = async (
  { events }: Pick<BringPicturesServices, 'events'>,
  thoughtId: string,
): Promise<ReadonlySet<string>> => {
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  const pictures = state.status === 'active' ? state.pictures : [];
  return new Set(pictures.filter(({ file }) => file !== null).map(({ pictureId }) => pictureId));
};

const bringPicture = async (
  { blobs, pictureKeeper }: BringPicturesServices,
  { place, alt, keepsMetadata }: JournalPicture,
  { thoughtId, pictureId, ...which }: Which & Readonly<{ thoughtId: string; pictureId: string }>,
): Promise<BroughtPicture | null> => {
  const bytes = place && (await readImportPicture(blobs, which, place));
  const format = bytes && (await pictureFormatOf(bytes));
  if (!bytes || !format) return null;
  const kept = await keepPicture({ pictureKeeper }, { owner: which.ownerId, format, keepsMetadata, bytes });
  if (!kept) return null;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storeKeptPicture(blobs, { ownerId: which.ownerId, thoughtId, pictureId, sha256, keepsMetadata }, kept);
  const { width, height, original } = kept;
  return { thoughtId, pictureId, format, width, height, fileSize: original.length, sha256, keepsMetadata, alt };
};

type ToKeep = Omit<PictureOrder, 'read'> & Readonly<{ bytes: Uint8Array }>;

/** null: it is none that can be kept. */
export const keepPicture = async (
  { pictureKeeper }: Pick<BringPicturesServices, 'pictureKeeper'>,
  { bytes, ...order }: ToKeep,
): Promise<KeptPicture | null> => {
  const kept = await pictureKeeper.keep({ ...order, read: async () => bytes });
  if (kept === 'busy') throw new ActivityFault('pictures-busy', 'too many pictures wait');
  return typeof kept === 'string' ? null : kept;
};

type Brought = Readonly<{ thoughtId: string; existing: ExistingThought }>;

/** The files of pictures that came with a thought go before it does; those of pictures added since stay with it. */
export const takeBackPictures = async (
  { blobs }: Pick<BringPicturesServices, 'blobs'>,
  { thoughtId, existing: { ownerId, pictures, occurredAt } }: Brought,
): Promise<void> => {
  const places = Array.from({ length: maxThoughtPictures }, (_, place) => place);
  for (const { pictureId } of pictures) {
    // The thought may have been dated otherwise since; a moment before 1970 is in no id.
    const moments = [momentOfId(pictureId), occurredAt];
    if (!places.some((place) => moments.some((moment) => pictureIdOf(thoughtId, place, moment) === pictureId)))
      continue;
    for (const { name } of await Array.fromAsync(blobs.list(ownerId, pictureBlobPrefix(thoughtId, pictureId))))
      await blobs.delete(ownerId, name);
  }
};
