import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { passagesModel } from './passages.model.ts';

const pageSize = 500;

/** Removes all of one person’s. What placing them costs nobody wants to pay again, and each document is of one person alone: no rebuild is needed for it. */
export const forgetPassages = async (models: Pick<ReadModels, 'open'>, ownerId: string): Promise<void> => {
  const store = await models.open(passagesModel);
  for (;;) {
    const { items } = await store.find({ filter: { ownerId }, sort: [['placedAt', 'asc']], limit: pageSize });
    if (items.length === 0) return;
    const found = await store.getMany(items.map(({ thoughtId }) => thoughtId));
    const writes = [...found].map(([id, { position }]) => ({ id, doc: null, position }));
    await store.commit({ checkpoint: null, writes });
  }
};
