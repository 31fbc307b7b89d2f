import { sourcesOf } from '@ecrin/contracts/erasure/quoted-words.ts';
import type { JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { bringStory, type BringStory } from '@ecrin/domain/story/commands/bring-story.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import type { StoryPart, StoryPicture } from '@ecrin/domain/story/story.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { readImportStories } from '@ecrin/platform/journal-import/import-pages.ts';
import type { OwnStory, OwnStoryVersion } from '@ecrin/platform/ports/journal-reader.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { DecideServices } from '#decide-on-thought.ts';
import { thoughtsHere } from './bring-goals.ts';
import type { BringPicturesServices } from './bring-pictures.ts';
import { recordingIdOf } from './bring-sounds.ts';
import { bringStoryPictures, deleteUnusedStoryPictures, type PicturesHere } from './bring-story-pictures.ts';
import { allChosenEntries, isLeft } from './chosen-entries.ts';
import { standingId } from './standing-id.ts';
import { homeOf, namesAmong, thoughtPicturesHere, type ThoughtPicturesHere } from './thought-pictures-here.ts';

type Services = DecideServices & BringPicturesServices;
type Asked = Readonly<{ ownerId: string; importId: string; running: JournalImport; idempotencyKey: string }>;
/** By what it is there. */
type Ids = ReadonlyMap<string, string>;
type Here = Readonly<{ thoughts: Ids; recordings: Ids; ofThoughts: ThoughtPicturesHere; pictures: PicturesHere }>;

/** The stories of an archive, once its thoughts are here: each rests on what they are here. */
export const bringStories = async (services: Services, { idempotencyKey, ...asked }: Asked): Promise<void> => {
  const { ownerId, importId } = asked;
  const stories = await readImportStories(services.blobs, asked);
  if (stories.length === 0) return;
  const now = services.clock.now().toISOString();
  const step = { process: 'import-journal', idempotencyKey, correlationId: importId, ownerId, timeZone: 'UTC', now };
  const decide = decideInStep(services.execute, step);
  const thoughts = await thoughtsHere(services, asked, new Set(stories.flatMap(thoughtsIn)));
  const recordings = await recordingsHere(services, asked, thoughts);
  const ofThoughts = await thoughtPicturesHere(services, asked, thoughts);
  for (const given of stories) {
    const storyId = await freeId(services, given, asked);
    if (storyId === null) continue;
    const chosen = isLeft(asked.running.choice, 'pictures') ? [] : (given.pictures ?? []);
    const namesOf = namesAmong(picturesIn(given), { thoughts, ofThoughts }, storyId);
    const pictures = await bringStoryPictures(services, chosen, { ownerId, importId, namesOf });
    const here = { thoughts, recordings, ofThoughts, pictures };
    const input = { storyId, ownerId, importId, ...storyHere(given, here) };
    // A version at a time; the name of the first is older than the others.
    for (const at of input.versions.keys())
      await decide({
        name: at === 0 ? `bringStory-${storyId}` : `bringStory-${storyId}-${at}`,
        aggregate: story,
        id: storyId,
        decide: bringStory,
        input,
      });
  }
};

/** An archive from before versions were in it tells what others read, and what it is. */
const versionsIn = ({
  versions,
  title,
  parts,
  createdAt,
  changedAt,
  ...given
}: OwnStory): readonly OwnStoryVersion[] => {
  if (versions) return versions;
  const isDraft = given.waiting.length > 0;
  const first = {
    ...(given.published ?? { title, parts }),
    cause: 'thoughts',
    from: createdAt,
    to: createdAt,
  } as const;
  const last = { title, parts, cause: isDraft ? 'draft' : 'edit', from: changedAt, to: changedAt } as const;
  return isDraft || changedAt !== createdAt ? [first, last] : [first];
};

const partsIn = (given: OwnStory): readonly StoryPart[] =>
  [...versionsIn(given), ...(given.published ? [given.published] : [])].flatMap(({ parts }) => parts);
const thoughtsIn = (given: OwnStory): readonly string[] => sourcesOf(partsIn(given));
const picturesIn = (given: OwnStory): readonly StoryPicture[] => partsIn(given).flatMap(({ picture }) => picture ?? []);

const storyHere = (given: OwnStory, here: Here): Omit<BringStory, 'storyId' | 'ownerId' | 'importId'> => {
  const { language, createdAt, waiting, published } = given;
  const withParts = <Words extends Readonly<{ parts: readonly StoryPart[] }>>(words: Words): Words => ({
    ...words,
    parts: words.parts.flatMap((part) => partHere(part, here)),
  });
  const versions = versionsIn(given).map(withParts);
  return { language, createdAt, waiting, versions, published: published && withParts(published) };
};

/** A passage that nothing here plays keeps its words; a picture that did not come leaves none. */
const partHere = ({ passage, picture, ...part }: StoryPart, here: Here): readonly StoryPart[] => {
  const { thoughts, recordings } = here;
  const sources = part.sources.flatMap((id) => thoughts.get(id) ?? []);
  if (part.kind === 'picture') {
    const found = picture && pictureHere(picture, here);
    return found ? [{ ...part, sources, picture: found }] : [];
  }
  if (!passage) return [{ ...part, sources }];
  const [thoughtId, recordingId] = [thoughts.get(passage.thoughtId), recordings.get(passage.recordingId)];
  return thoughtId !== undefined && recordingId !== undefined
    ? [{ ...part, sources, passage: { ...passage, thoughtId, recordingId } }]
    : [{ ...part, sources, kind: 'paragraph' }];
};

const pictureHere = (given: StoryPicture, here: Here): StoryPicture | null => {
  const [found, home] = [here.pictures.get(given.version), homeOf(given, here)];
  if (!found || home === null) return null;
  const picture = { ...found, caption: given.caption };
  if (home === 'story') return picture;
  return { ...picture, ofThought: { thoughtId: home.thoughtId, pictureId: home.pictureId } };
};

const recordingsHere = async (
  { blobs }: Services,
  asked: Omit<Asked, 'idempotencyKey'>,
  thoughts: Ids,
): Promise<Ids> => {
  const here = new Map<string, string>();
  for await (const { sourceId, spoken } of allChosenEntries(blobs, asked)) {
    const thoughtId = thoughts.get(sourceId ?? '');
    if (thoughtId === undefined) continue;
    for (const [place, { recordingThere }] of (spoken?.sounds ?? []).entries())
      // The person’s own of that id has its own recordings.
      here.set(recordingThere, thoughtId === sourceId ? recordingThere : recordingIdOf(thoughtId, place));
  }
  return here;
};

/** null: the story is here already. One that was deleted since an earlier import comes again. */
const freeId = async (
  { events }: Services,
  given: OwnStory,
  { ownerId, importId }: Pick<Asked, 'ownerId' | 'importId'>,
): Promise<string | null> => {
  for (const storyId of [given.storyId, ...standingIds(given, { ownerId, importId })]) {
    const { state } = await loadAggregate(events, story, { id: storyId });
    // Not all of it, if the process ended meanwhile.
    if (state.status === 'active' && state.ownerId === ownerId) return state.importId === importId ? storyId : null;
    if (state.status === 'absent' && storyId !== given.storyId) return storyId;
  }
  return null;
};

const standingIds = ({ storyId }: OwnStory, { ownerId, importId }: Pick<Asked, 'ownerId' | 'importId'>) =>
  [ownerId, importId].map((whose) => standingId('story', storyId, whose));

/** What an undone import stored for stories it did not come to write. */
export const deleteUnusedOfStories = async (
  services: Pick<Services, 'blobs' | 'events'>,
  which: Pick<Asked, 'ownerId' | 'importId'>,
): Promise<void> => {
  for (const given of await readImportStories(services.blobs, which))
    for (const storyId of standingIds(given, which))
      await deleteUnusedStoryPictures(services, { ownerId: which.ownerId, storyId });
};
