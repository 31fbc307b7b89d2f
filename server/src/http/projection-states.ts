import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { AnyDocument } from '@ecrin/platform/ports/read-models.ts';
import { findUpkeep, projections } from '@ecrin/projections';
import { newestPosition } from '#storage/newest-position.ts';
import type { Stores } from '#storage/open-stores.ts';
import { describeParked } from './parked-streams.ts';

/** How far every read model is, and what of it is parked or under way. */
export const projectionStates = async ({
  events,
  models,
}: Pick<Stores, 'events' | 'models'>): Promise<QueuesAnswer['projections']> => {
  const [newest, kept] = await Promise.all([
    newestPosition(events).catch(() => null),
    findUpkeep(models)(projections.map(({ model }) => model.name)),
  ]);
  return Promise.all(
    projections.map(async ({ model }) => {
      const store = await models.open<AnyDocument>(model);
      const [checkpoint, documents, parked] = await Promise.all([store.checkpoint(), store.count({}), store.parked()]);
      return {
        model: model.name,
        checkpoint,
        behind: newest === null ? null : Math.max(0, newest - (checkpoint ?? 0)),
        documents,
        parked: await describeParked({ events, models }, parked),
        upkeep: kept.get(model.name) ?? null,
      };
    }),
  );
};
