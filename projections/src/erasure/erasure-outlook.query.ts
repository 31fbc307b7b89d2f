import type { ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { communityModel } from '#community/community.model.ts';
import { goalModel } from '#goal/goal.model.ts';
import { orbModel } from '#orb/orb.model.ts';
import { storyModel } from '#story/story.model.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtWordsModel } from '#year/thought-words.model.ts';

/** How much would be erased with an account, in figures. */
export const findErasureOutlook =
  (models: ReadModels) =>
  async (ownerId: string): Promise<Omit<ErasureOutlook, 'withdrawn' | 'proposed'>> => {
    const own = { ownerId, deleted: false } as const;
    const spoken = await (await models.open(thoughtWordsModel)).countBy('spokenMs', { ownerId });
    return {
      thoughts: await (await models.open(thoughtCardModel)).count(own),
      spokenMs: [...spoken].reduce((sum, [ms, count]) => sum + Number(ms) * count, 0),
      goals: await (await models.open(goalModel)).count(own),
      orbs: await (await models.open(orbModel)).count(own),
      stories: await (await models.open(storyModel)).count(own),
      communitiesOwned: await (await models.open(communityModel)).count({ ownerId, status: 'open' }),
    };
  };
