import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { orbModel } from './orb.model.ts';

const most = 200;

/** The ids of a client's own orbs, without deleted ones. */
export const findOwnOrbIds =
  (models: Pick<ReadModels, 'open'>) =>
  async (ownerId: string): Promise<readonly string[]> => {
    const store = await models.open(orbModel);
    const { items } = await store.find({
      filter: { ownerId, deleted: false },
      sort: [['createdAt', 'desc']],
      limit: most,
    });
    return items.map(({ orbId }) => orbId);
  };
