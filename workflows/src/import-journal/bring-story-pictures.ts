import { createHash } from 'node:crypto';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import type { StoryEvent } from '@ecrin/domain/story/story.events.ts';
import type { StoryPicture } from '@ecrin/domain/story/story.vocabulary.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { loadAggregate, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { readImportPicture } from '@ecrin/platform/journal-import/import-media.ts';
import { storyPicturesPrefix } from '@ecrin/platform/pictures/picture-blob-names.ts';
import { pictureFormatOf } from '@ecrin/platform/pictures/picture-format.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { OwnStoryPicture } from '@ecrin/platform/ports/journal-reader.ts';
import { keepPicture, type BringPicturesServices } from './bring-pictures.ts';

type OfStory = Readonly<{ ownerId: string; importId: string; storyId: string }>;
/** `namesOf`: where a picture goes that has one checksum there and another here. */
type Placing = Omit<OfStory, 'storyId'> &
  Readonly<{ namesOf: (there: string, version: string) => ReadonlySet<string> }>;
type PictureHere = Pick<StoryPicture, 'version' | 'width' | 'height'>;
/** By the checksum they have there. */
export type PicturesHere = ReadonlyMap<string, PictureHere>;

/** Pixels of the longest side of a picture of a story: pages and books hold several at once. */
const longestSide = 1_600;

/** The pictures of a story, sealed; none that is not as it was made for a story. Done again, nothing is added. */
export const bringStoryPictures = async (
  services: BringPicturesServices,
  pictures: readonly OwnStoryPicture[],
  of: Placing,
): Promise<PicturesHere> => {
  const here = new Map<string, PictureHere>();
  for (const picture of pictures) {
    const brought = await bringStoryPicture(services, picture, of);
    if (brought) here.set(picture.version, brought);
  }
  return here;
};

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const bringStoryPicture = async (
  services: BringPicturesServices,
  { place, version: there }: OwnStoryPicture,
  { namesOf, ...which }: Placing,
): Promise<PictureHere | null> => {
  const bytes = place && (await readImportPicture(services.blobs, which, place));
  if (!bytes || sha256Of(bytes) !== there || (await pictureFormatOf(bytes)) !== 'image/jpeg') return null;
  const kept = await keepPicture(services, { owner: which.ownerId, format: 'image/jpeg', bytes, keepsMetadata: false });
  if (!kept || Math.max(kept.width, kept.height) > longestSide) return null;
  const { original, width, height } = kept;
  const version = sha256Of(original);
  for (const name of namesOf(there, version)) await services.blobs.put(which.ownerId, name, asStream(original));
  return { version, width, height };
};

/** All pictures of a story that an undone import did not come to write. */
export const deleteUnusedStoryPictures = async (
  { blobs, events }: Pick<BringPicturesServices, 'blobs' | 'events'>,
  { ownerId, storyId }: Omit<OfStory, 'importId'>,
): Promise<void> => {
  const { state } = await loadAggregate(events, story, { id: storyId });
  if (state.status === 'absent') await deletePictures(blobs, ownerId, { storyId, goes: () => true });
};

/** The pictures that came with a story go for good, also where the version that names one did not come; those that were put into it since stay with it. */
export const takeBackStoryPictures = async (
  { blobs, events }: Pick<BringPicturesServices, 'blobs' | 'events'>,
  { ownerId, importId, storyId }: OfStory,
): Promise<void> => {
  const { came, since } = await namedPictures(events, { importId, storyId });
  await deletePictures(blobs, ownerId, { storyId, goes: (version) => came.has(version) || !since.has(version) });
};

/** Those that versions name: of the import, and since. */
const namedPictures = async (
  events: BringPicturesServices['events'],
  { importId, storyId }: Omit<OfStory, 'ownerId'>,
) => {
  const [came, since] = [new Set<string>(), new Set<string>()];
  for await (const event of readEvents(events, story, { id: storyId }))
    for (const version of picturesIn(event)) (event.metadata.correlationId === importId ? came : since).add(version);
  return { came, since };
};

const picturesIn = ({ type, private: words }: StoryEvent): readonly string[] =>
  type === 'StoryCreated' || type === 'StoryRevised'
    ? (words?.parts ?? []).flatMap(({ picture }) => picture?.version ?? [])
    : [];

type Going = Readonly<{ storyId: string; goes: (version: string) => boolean }>;

const deletePictures = async (blobs: SealedBlobs, ownerId: string, { storyId, goes }: Going): Promise<void> => {
  const prefix = storyPicturesPrefix(storyId);
  for (const { name } of await Array.fromAsync(blobs.list(ownerId, prefix)))
    if (goes(name.slice(prefix.length))) await blobs.delete(ownerId, name);
};
