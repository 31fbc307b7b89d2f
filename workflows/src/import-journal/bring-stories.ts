import type { JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { bringStory } from '@ecrin/domain/story/commands/bring-story.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import type { StoryPart } from '@ecrin/domain/story/story.vocabulary.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { readImportStories } from '@ecrin/platform/journal-import/import-pages.ts';
import type { OwnStory, OwnStoryPart } from '@ecrin/platform/ports/journal-reader.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { DecideServices } from '#decide-on-thought.ts';
import { thoughtsHere } from './bring-goals.ts';
import { recordingIdOf } from './bring-sounds.ts';
import { allChosenEntries } from './chosen-entries.ts';
import { standingId } from './standing-id.ts';

type Services = DecideServices & Readonly<{ events: Pick<Events, 'readStream'>; blobs: SealedBlobs }>;
type Asked = Readonly<{ ownerId: string; importId: string; running: JournalImport; idempotencyKey: string }>;
/** By what it is there. */
type Ids = ReadonlyMap<string, string>;

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
  const here = (part: OwnStoryPart) => partHere(part, thoughts, recordings);
  for (const given of stories) {
    const storyId = await freeId(services, given, asked);
    if (storyId === null) continue;
    const parts = given.parts.map(here);
    const published = given.published && { ...given.published, parts: given.published.parts.map(here) };
    await decide({
      name: `bringStory-${storyId}`,
      aggregate: story,
      id: storyId,
      decide: bringStory,
      input: { ...given, parts, published, storyId, ownerId, importId },
    });
  }
};

const thoughtsIn = ({ parts, published }: OwnStory): readonly string[] =>
  [...parts, ...(published?.parts ?? [])].flatMap(({ sources, passage }) =>
    passage ? [...sources, passage.thoughtId] : sources,
  );

/** A passage that nothing here plays keeps its words. */
const partHere = ({ passage, ...part }: OwnStoryPart, thoughts: Ids, recordings: Ids): StoryPart => {
  const sources = part.sources.flatMap((id) => thoughts.get(id) ?? []);
  if (!passage) return { ...part, sources };
  const [thoughtId, recordingId] = [thoughts.get(passage.thoughtId), recordings.get(passage.recordingId)];
  return thoughtId !== undefined && recordingId !== undefined
    ? { ...part, sources, passage: { ...passage, thoughtId, recordingId } }
    : { ...part, sources, kind: 'paragraph' };
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
  const standing = (whose: string) => standingId('story', given.storyId, whose);
  for (const storyId of [given.storyId, standing(ownerId), standing(importId)]) {
    const { state } = await loadAggregate(events, story, { id: storyId });
    if (state.status === 'active' && state.ownerId === ownerId) return null;
    if (state.status === 'absent' && storyId !== given.storyId) return storyId;
  }
  return null;
};
