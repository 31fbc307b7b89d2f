import { readableCopy, type SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findClientProfile } from '#client-profile/find-client-profile.query.ts';
import { readSourceStates } from './story-sources.ts';
import { versionIdOf, storyVersionModel } from './story.model.ts';

type Named<Value> = Readonly<{ ownerId: string }> & Value;

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
