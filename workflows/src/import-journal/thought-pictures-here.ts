import type { StoryPicture } from '@ecrin/domain/story/story.vocabulary.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { storyPicturesPrefix, storyPlateName, type PictureName } from '@ecrin/platform/pictures/picture-blob-names.ts';
import { pictureIdOf, type BringPicturesServices } from './bring-pictures.ts';
import { allChosenEntries, type EntryToBring, type OfImport } from './chosen-entries.ts';

/** Pictures of thoughts, by their ids there. */
export type ThoughtPicturesHere = ReadonlyMap<string, PictureName>;
/** `thoughts`: by their ids there, what they are here. */
type Here = Readonly<{ thoughts: ReadonlyMap<string, string>; ofThoughts: ThoughtPicturesHere }>;

/** What the pictures of these thoughts are here: the person’s own of that id, or what was brought for it. One that did not come is not there. */
export const thoughtPicturesHere = async (
  { blobs, events }: Pick<BringPicturesServices, 'blobs' | 'events'>,
  asked: OfImport,
  thoughts: Here['thoughts'],
): Promise<ThoughtPicturesHere> => {
  const here = new Map<string, PictureName>();
  for await (const entry of allChosenEntries(blobs, asked))
    for (const [there, name] of await picturesOf(events, entry, thoughts)) here.set(there, name);
  return here;
};

/** By the ids they have there; none of an entry whose thought nobody asks about. */
const picturesOf = async (
  events: BringPicturesServices['events'],
  { sourceId, occurredAt, pictures = [] }: EntryToBring,
  thoughts: Here['thoughts'],
): Promise<readonly (readonly [string, PictureName])[]> => {
  const there = sourceId?.split('#')[0] ?? '';
  const thoughtId = thoughts.get(there);
  if (thoughtId === undefined || pictures.length === 0) return [];
  const names = await namesOf(events, thoughtId);
  return pictures.flatMap(({ pictureThere = '' }, place) => {
    const name = names.get(thoughtId === there ? pictureThere : pictureIdOf(thoughtId, place, occurredAt));
    return name ? [[pictureThere, name] as const] : [];
  });
};

/** Of those that arrived, by their ids. */
const namesOf = async (
  events: BringPicturesServices['events'],
  thoughtId: string,
): Promise<ReadonlyMap<string, PictureName>> => {
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  const pictures = state.status === 'active' ? state.pictures : [];
  return new Map(
    pictures.flatMap(({ pictureId, file }) =>
      file
        ? [[pictureId, { thoughtId, pictureId, sha256: file.sha256, keepsMetadata: file.keepsMetadata }] as const]
        : [],
    ),
  );
};

/** Where a picture of a story is kept here. Of a thought that did not come it is the story’s own; null: of one that is here without it, nothing would take it away with that thought. */
export const homeOf = ({ ofThought }: StoryPicture, { thoughts, ofThoughts }: Here): PictureName | 'story' | null =>
  ofThought && thoughts.has(ofThought.thoughtId) ? (ofThoughts.get(ofThought.pictureId) ?? null) : 'story';

/** The names of its sealed file, one for each home. `there`: its checksum there; `version`: here. */
export const namesAmong =
  (pictures: readonly StoryPicture[], here: Here, storyId: string) =>
  (there: string, version: string): ReadonlySet<string> =>
    new Set(
      pictures
        .filter((picture) => picture.version === there)
        .flatMap((picture) => homeOf(picture, here) ?? [])
        .map((home) => (home === 'story' ? storyPicturesPrefix(storyId) + version : storyPlateName(home, version))),
    );
