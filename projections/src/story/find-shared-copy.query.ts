import {
  copyInWords,
  copyOfStory,
  copyOfThought,
  readableCopy,
  type SharedCopy,
} from '@ecrin/domain/story/shared-copy.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findClientProfile } from '#client-profile/find-client-profile.query.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { readSourceStates } from './story-sources.ts';
import { storyModel, versionIdOf, storyVersionModel } from './story.model.ts';

type Named<Value> = Readonly<{ ownerId: string }> & Value;

/**
 * A frozen copy of a client's own story in words, for others to read – a member shares one in a community. null: it is not there, or not theirs. `withPrivate`: its
 * author agreed that words of private thoughts go with it. Store it in the `private` part of an event; before each showing pass it to `readableCopyOf`,
 * so that words of a thought that is erased since leave it. Its author is shown by their first name, see `findFirstName`.
 */
export const findStoryCopy =
  (models: ReadModels) =>
  async ({
    ownerId,
    storyId,
    withPrivate,
  }: Named<{ storyId: string; withPrivate: boolean }>): Promise<SharedCopy | null> => {
    const story = await (await models.open(storyModel)).get(storyId);
    if (!story || story.deleted || story.ownerId !== ownerId) return null;
    return readableCopyOf(models)(copyInWords(copyOfStory(story)), { ownerId, withPrivate });
  };

/** The same of one thought, without a title that a model gave it; null also while it has no words. */
export const findThoughtCopy =
  (models: ReadModels) =>
  async ({
    ownerId,
    thoughtId,
    withPrivate,
  }: Named<{ thoughtId: string; withPrivate: boolean }>): Promise<SharedCopy | null> => {
    const thought = await (await models.open(thoughtCardModel)).get(thoughtId);
    if (!thought || thought.ownerId !== ownerId || thought.content === null) return null;
    const title = thought.titleBy === 'person' ? thought.title : null;
    return readableCopyOf(models)(copyOfThought({ ...thought, title, content: thought.content }), {
      ownerId,
      withPrivate,
    });
  };

/** What may be read of a copy now, see `readableCopy`. */
export const readableCopyOf =
  (models: Pick<ReadModels, 'open'>) =>
  async (copy: SharedCopy, { ownerId, withPrivate }: Named<{ withPrivate: boolean }>): Promise<SharedCopy> =>
    readableCopy(copy, { sources: await readSourceStates(models, ownerId, copy.parts), withPrivate });

/** null: not known any more. */
export const findFirstName =
  (models: ReadModels) =>
  async (ownerId: string): Promise<string | null> =>
    (await findClientProfile(models)(ownerId))?.firstname ?? null;

/** The words of a version that can be restored, of the client's own story. */
export const findEarlierText =
  (models: ReadModels) =>
  async ({ ownerId, storyId, sitting }: Named<{ storyId: string; sitting: number }>) => {
    const version = await (await models.open(storyVersionModel)).get(versionIdOf(storyId, sitting));
    return version && version.ownerId === ownerId && version.title !== null
      ? { title: version.title, parts: version.parts }
      : null;
  };
