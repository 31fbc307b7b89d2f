import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from './thought-card.model.ts';

/** The time zone of a client's newest thought; UTC without one. */
export const findLastZone =
  (models: ReadModels) =>
  async (ownerId: string): Promise<string> => {
    const cards = await models.open(thoughtCardModel);
    const newest = await cards.find({
      filter: { ownerId, deleted: false },
      sort: [['occurredAt', 'desc']],
      limit: 1,
      cursor: null,
    });
    return newest.items[0]?.timeZone ?? 'UTC';
  };
