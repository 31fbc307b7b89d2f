import type { Events } from '#event-sourcing/events.ts';
import type { Clock } from '#ports/clock.ts';
import type { AnyDocument, ReadModels } from '#ports/read-models.ts';
import { createProjectionBuilder } from './projection-builder.ts';
import type { AnyProjection } from './projection.ts';

/** Nobody asks the model meanwhile. */
const wholeBatch = 200;

export type RebuildProjection = Readonly<{
  projection: AnyProjection;
  events: Pick<Events, 'readAll' | 'readStream'>;
  models: Pick<ReadModels, 'openRebuild'>;
  clock: Clock;
  maxBatch?: number;
}>;

/** Builds a model anew beside the old one and switches, while nothing else writes it. Answers how many streams had to be parked. */
export const rebuildProjection = async ({
  projection,
  events,
  models,
  clock,
  maxBatch = wholeBatch,
}: RebuildProjection): Promise<Readonly<{ parked: number }>> => {
  const store = await models.openRebuild<AnyDocument>(projection.model);
  const builder = await createProjectionBuilder({ projection, store, events, clock });
  await builder.catchUp(maxBatch);
  await builder.storeCheckpoint();
  await store.promote();
  return { parked: builder.parked().length };
};
