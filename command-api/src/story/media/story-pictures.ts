import { createHash } from 'node:crypto';
import { maxPictureBytes } from '@ecrin/contracts/client/picture.ts';
import type { StoryPictureAnswer } from '@ecrin/contracts/story/story.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { maxStoryPictures } from '@ecrin/domain/story/story.vocabulary.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { storyPicturesPrefix } from '@ecrin/platform/pictures/picture-blob-names.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { collectBody } from '#http/request/collect-body.ts';

export type StoryPictureServices = Readonly<{
  pictures: Pick<Pictures, 'plate'>;
  blobs: SealedBlobs;
  events: Pick<Events, 'readStream'>;
}>;
type OfStory = Readonly<{ ownerId: string; storyId: string }>;

/** Decodes, encodes again and seals a picture for a story: its parts then name it by its checksum. */
export const addStoryPicture = async (
  { pictures, blobs, events }: StoryPictureServices,
  of: OfStory,
  raw: AsyncIterable<Uint8Array>,
): Promise<StoryPictureAnswer | RefusedReply> => {
  const { state } = await loadAggregate(events, story, { id: of.storyId });
  // Another client's story answers as one that does not exist.
  if (state.status !== 'active' || state.ownerId !== of.ownerId) return { refused: 'story.not-found' };
  const sent = await collectBody(raw, maxPictureBytes);
  if (sent === 'too-large') return { refused: 'picture.too-large' };
  const plate = await pictures.plate(sent);
  if (!plate) return { refused: 'picture.unreadable' };
  if (!(await hasRoom({ blobs, events }, of))) return { refused: 'story.too-many-pictures' };
  const version = createHash('sha256').update(plate.jpeg).digest('hex');
  await blobs.put(of.ownerId, storyPicturesPrefix(of.storyId) + version, asStream(plate.jpeg));
  return { version, width: plate.width, height: plate.height };
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

/** null: it is not there. */
export const readStoryPicture = (
  blobs: Pick<SealedBlobs, 'read'>,
  { ownerId, storyId }: OfStory,
  version: string,
): Promise<AsyncIterable<Uint8Array> | null> => blobs.read(ownerId, storyPicturesPrefix(storyId) + version);

export const pictureHeaders = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'private, no-store',
  'Content-Disposition': 'inline',
} as const;
