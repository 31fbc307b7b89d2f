import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { storyShareModel } from './story.model.ts';

/** More links than a story may have. */
const most = 200;

/** The ids of a story's links that are open at an instant. */
export const findOpenLinks =
  (models: Pick<ReadModels, 'open'>) =>
  async ({
    now,
    ...story
  }: Readonly<{ ownerId: string; storyId: string; now: string }>): Promise<readonly string[]> => {
    const store = await models.open(storyShareModel);
    const { items } = await store.find({ filter: story, sort: [['sharedAt', 'desc']], limit: most });
    return items
      .filter(({ closed, closesAt }) => !closed && (closesAt === null || closesAt > now))
      .map(({ linkId }) => linkId);
  };
