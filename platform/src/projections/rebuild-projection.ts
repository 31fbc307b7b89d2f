import type { Events } from '#event-sourcing/events.ts';
import type { Clock } from '#ports/clock.ts';
import type { AnyDocument, ReadModels } from '#ports/read-models.ts';
import { createProjectionBuilder } from './projection-builder.ts';
import type { AnyProjection } from './projection.ts';

/** Larger than usual: the model is not in use meanwhile. */
const offlineBatch = 200;

export type RebuildProjection = Readonly<{
  projection: AnyProjection;
  events: Pick<Events, 'readAll' | 'readStream'>;
  models: Pick<ReadModels, 'openRebuild'>;
  clock: Clock;
  maxBatch?: number;
}>;

/** Builds a new generation of a model and switches to it, while nothing else writes it. Returns how many streams were parked. */
export const rebuildProjection = async ({
  projection,
  events,
  models,
  clock,
  maxBatch = offlineBatch,
}: RebuildProjection): Promise<Readonly<{ parked: number }>> => {
  const store = await models.openRebuild<AnyDocument>(projection.model);
  const builder = await createProjectionBuilder({ projection, store, events, clock });
  await builder.catchUp(maxBatch);
  await builder.storeCheckpoint();
  await store.promote();
  return { parked: builder.parked().length };
};
