import { createHash } from 'node:crypto';
import { maxPictureBytes } from '@ecrin/contracts/client/picture.ts';
import type { StoryPictureAnswer } from '@ecrin/contracts/story/story.ts';
import type { ChosenPicture } from '@ecrin/domain/story/commands/add-thoughts.ts';
import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import { pictureVersionsIn } from '@ecrin/domain/story/story-terms.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { maxStoryPictures, type StoryPicture } from '@ecrin/domain/story/story.vocabulary.ts';
import { shownPictures, type ThoughtPictures } from '@ecrin/domain/thought/pictures/thought-pictures.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import {
  pictureBlobName,
  storyPicturesPrefix,
  storyPlateName,
  type PictureName,
} from '@ecrin/platform/pictures/picture-blob-names.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { collectBody } from '#http/request/collect-body.ts';
import { findPicture, findPictures } from '#thought-pictures/picture-files.ts';

export type StoryPictureServices = Readonly<{
  pictures: Pick<Pictures, 'plate'>;
  blobs: SealedBlobs;
  events: Pick<Events, 'readStream'>;
}>;
type OfStory = Readonly<{ ownerId: string; storyId: string }>;
type OfThought = NonNullable<StoryPicture['ofThought']>;

/** Decodes, encodes again and seals a picture for a story: its parts then name it by its checksum. */
export const addStoryPicture = async (
  { pictures, blobs, events }: StoryPictureServices,
  of: OfStory,
  raw: AsyncIterable<Uint8Array>,
): Promise<StoryPictureAnswer | RefusedReply> => {
  const refusal = await refusalOf(events, of);
  if (refusal) return refusal;
  const sent = await collectBody(raw, maxPictureBytes);
  if (sent === 'too-large') return { refused: 'picture.too-large' };
  const plate = await pictures.plate(sent);
  if (!plate) return { refused: 'picture.unreadable' };
  if (!(await hasRoom({ blobs, events }, of))) return { refused: 'story.too-many-pictures' };
  return storePlate(blobs, of.ownerId, { plate, nameOf: (version) => storyPicturesPrefix(of.storyId) + version });
};

/** A picture that one’s own thought has, in the size of a page: stored below the thought, with which it goes. Done again, nothing is added. */
export const addPictureOfThought = async (
  { pictures, blobs, events }: StoryPictureServices,
  of: OfStory,
  ofThought: OfThought,
): Promise<StoryPictureAnswer | RefusedReply> => {
  const refusal = await refusalOf(events, of);
  if (refusal) return refusal;
  const shown = await findPicture(events, { ownerId: of.ownerId, ...ofThought });
  if (!shown) return { refused: 'thought-picture.not-found' };
  if (!shown.file) return { refused: 'thought-picture.not-here-yet' };
  const added = await showInStories({ pictures, blobs }, of.ownerId, { ...ofThought, ...shown.file });
  return added === 'missing' ? { refused: 'thought-picture.not-found' } : (added ?? { refused: 'picture.unreadable' });
};

/** All that a thought has and that can be shown. */
export const chosenPictures = async (
  services: Omit<StoryPictureServices, 'events'>,
  ownerId: string,
  { thoughtId, pictures }: Readonly<{ thoughtId: string; pictures: ThoughtPictures }>,
): Promise<readonly ChosenPicture[]> => {
  const chosen: ChosenPicture[] = [];
  for (const { pictureId, alt, file } of shownPictures(pictures)) {
    const picture = file && (await showInStories(services, ownerId, { thoughtId, pictureId, ...file }));
    if (picture && picture !== 'missing') chosen.push({ pictureId, alt, picture: { ...picture, caption: '' } });
  }
  return chosen;
};

/** Stored in the size of a page, as its thought's. null: it cannot be read. */
const showInStories = async (
  { pictures, blobs }: Omit<StoryPictureServices, 'events'>,
  ownerId: string,
  { thoughtId, pictureId, sha256, keepsMetadata }: PictureName,
): Promise<StoryPictureAnswer | 'missing' | null> => {
  const name = { thoughtId, pictureId, sha256, keepsMetadata };
  const large = await blobs.read(ownerId, pictureBlobName(name, 'large'));
  if (!large) return 'missing';
  const plate = await pictures.plate(Buffer.concat(await Array.fromAsync(large)));
  if (!plate) return null;
  const stored = await storePlate(blobs, ownerId, { plate, nameOf: (version) => storyPlateName(name, version) });
  return { ...stored, ofThought: { thoughtId, pictureId } };
};

/** Another client's story answers as one that does not exist. */
const refusalOf = async (
  events: StoryPictureServices['events'],
  { ownerId, storyId }: OfStory,
): Promise<RefusedReply | null> => {
  const { state } = await loadAggregate(events, story, { id: storyId });
  if (state.status !== 'active' || state.ownerId !== ownerId) return { refused: 'story.not-found' };
  return pictureVersionsIn(state.parts).size < maxStoryPictures ? null : { refused: 'story.too-many-pictures' };
};

type Plate = NonNullable<Awaited<ReturnType<Pictures['plate']>>>;
type ToStore = Readonly<{ plate: Plate; nameOf: (version: string) => string }>;

const storePlate = async (
  blobs: Pick<SealedBlobs, 'put'>,
  ownerId: string,
  { plate: { jpeg, width, height }, nameOf }: ToStore,
): Promise<StoryPictureAnswer> => {
  const version = createHash('sha256').update(jpeg).digest('hex');
  await blobs.put(ownerId, nameOf(version), asStream(jpeg));
  return { version, width, height };
};

/** Pictures of every version stay, since each can be restored; those that no version names are deleted once there is no room. */
const hasRoom = async (
  { blobs, events }: Omit<StoryPictureServices, 'pictures'>,
  { ownerId, storyId }: OfStory,
): Promise<boolean> => {
  const stored: string[] = [];
  for await (const { name } of blobs.list(ownerId, storyPicturesPrefix(storyId))) stored.push(name);
  if (stored.length < maxStoryPictures) return true;
  const named = await namedPictures(events, storyId);
  const unnamed = stored.filter((name) => !named.has(name.slice(storyPicturesPrefix(storyId).length)));
  for (const name of unnamed) await blobs.delete(ownerId, name);
  return stored.length - unnamed.length < maxStoryPictures;
};

const namedPictures = async (events: Pick<Events, 'readStream'>, storyId: string): Promise<ReadonlySet<string>> => {
  const named = new Set<string>();
  for await (const event of readEvents(events, story, { id: storyId })) {
    const parts = event.type === 'StoryCreated' || event.type === 'StoryRevised' ? event.private?.parts : [];
    for (const { picture } of parts ?? []) if (picture) named.add(picture.version);
  }
  return named;
};

export type ReadsPictures = Readonly<{ blobs: Pick<SealedBlobs, 'read'>; events: Pick<Events, 'readStream'> }>;

/** null: it is not there, or its thought has it no more. */
export const readStoryPicture = async (
  { blobs, events }: ReadsPictures,
  { ownerId, storyId }: OfStory,
  { version, ofThought }: Pick<StoryPicture, 'version' | 'ofThought'>,
): Promise<AsyncIterable<Uint8Array> | null> => {
  if (!ofThought) return blobs.read(ownerId, storyPicturesPrefix(storyId) + version);
  const { file } = (await findPicture(events, { ownerId, ...ofThought })) ?? {};
  return file ? blobs.read(ownerId, storyPlateName({ ...ofThought, ...file }, version)) : null;
};

/** A copy without the pictures that their thoughts have no more. */
export const withoutGonePictures = async (
  events: Pick<Events, 'readStream'>,
  ownerId: string,
  copy: SharedCopy,
): Promise<SharedCopy> => {
  const thoughtIds = new Set(copy.parts.flatMap(({ picture }) => picture?.ofThought?.thoughtId ?? []));
  const there = new Set<string>();
  for (const thoughtId of thoughtIds)
    for (const { pictureId } of shownPictures((await findPictures(events, { ownerId, thoughtId })) ?? []))
      there.add(`${thoughtId} ${pictureId}`);
  const isThere = ({ thoughtId, pictureId }: OfThought): boolean => there.has(`${thoughtId} ${pictureId}`);
  return { ...copy, parts: copy.parts.filter(({ picture }) => !picture?.ofThought || isThere(picture.ofThought)) };
};

export const pictureHeaders = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'private, no-store',
  'Content-Disposition': 'inline',
} as const;
