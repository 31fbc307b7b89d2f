import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { upkeepModel, type UpkeepDocument } from './upkeep.model.ts';

const most = 500;

/** What is requested and not yet done, oldest first. */
export const listUpkeepUnderWay = (models: ReadModels) => async (): Promise<readonly UpkeepDocument[]> => {
  const store = await models.open(upkeepModel);
  return (await store.find({ filter: { status: 'under-way' }, sort: [['requestedAt', 'asc']], limit: most })).items;
};

/** The last upkeep of each of these read models. */
export const findUpkeep =
  (models: ReadModels) =>
  async (names: readonly string[]): Promise<ReadonlyMap<string, UpkeepDocument>> => {
    const found = await (await models.open(upkeepModel)).getMany(names);
    return new Map([...found].map(([name, { doc }]) => [name, doc]));
  };
