import type { PictureSize } from '@ecrin/contracts/thought/thought-pictures.ts';
import type { ThoughtPicture } from '@ecrin/domain/thought/pictures/thought-pictures.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { pictureBlobName, pictureBlobPrefix, pictureFolder } from '@ecrin/platform/pictures/picture-blob-names.ts';

export type PictureOf = Readonly<{ ownerId: string; thoughtId: string; pictureId: string }>;
type PictureFile = NonNullable<ThoughtPicture['file']>;
type FileServices = Readonly<{ blobs: Pick<SealedBlobs, 'list' | 'delete'>; events: Pick<Events, 'readStream'> }>;

/** Of one's own thought; `withDeleted`: of a deleted one too, which may be restored. null: none, or another client’s. */
export const findPictures = async (
  events: Pick<Events, 'readStream'>,
  { ownerId, thoughtId }: Omit<PictureOf, 'pictureId'>,
  { withDeleted = false } = {},
): Promise<ExistingThought['pictures'] | null> => {
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  const existing = state.status === 'deleted' && withDeleted ? state.before : state;
  return existing.status === 'active' && existing.ownerId === ownerId ? existing.pictures : null;
};

/** `withRemoved`: also one that was taken away, which may be put back. */
export const findPicture = async (
  events: Pick<Events, 'readStream'>,
  { pictureId, ...of }: PictureOf,
  { withRemoved = false } = {},
): Promise<ThoughtPicture | null> =>
  (await findPictures(events, of))?.find(
    (picture) => picture.pictureId === pictureId && (withRemoved || !picture.removed),
  ) ?? null;

/** The sizes are WebP, the original is in the format it was sent in. */
export const nameOfSize = (
  { thoughtId, pictureId }: Omit<PictureOf, 'ownerId'>,
  { sha256, keepsMetadata }: Pick<PictureFile, 'sha256' | 'keepsMetadata'>,
  size: PictureSize,
): string => pictureBlobName({ thoughtId, pictureId, sha256, keepsMetadata }, size);

/** Deletes the files of a picture that its thought does not know. Returns whether it has this one. */
export const deleteUnknownFiles = async (
  { blobs, events }: FileServices,
  { sha256, ...of }: PictureOf & Readonly<{ sha256: string }>,
): Promise<boolean> => {
  const pictures = await findPictures(events, of, { withDeleted: true });
  const file = pictures?.find(({ pictureId }) => pictureId === of.pictureId)?.file ?? null;
  const isKnown = (name: string): boolean => file !== null && name.startsWith(pictureFolder({ ...of, ...file }));
  for await (const { name } of blobs.list(of.ownerId, pictureBlobPrefix(of.thoughtId, of.pictureId)))
    if (!isKnown(name)) await blobs.delete(of.ownerId, name);
  return file?.sha256 === sha256;
};
