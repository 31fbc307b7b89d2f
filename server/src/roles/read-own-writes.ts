import { createCheckpointWatcher } from '@ecrin/platform/projections/checkpoint-watcher.ts';
import { projections } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';
import type { Projections } from './start-projections.ts';

/** True once a model includes everything up to `position`; false when `ms` passed first. */
export type WaitForModel = (model: string, position: number, ms: number) => Promise<boolean>;

/** For `X-At-Least`: asks the projection where it runs in this process alone, else polls its checkpoint. */
export const readOwnWrites = (
  { models, shared }: Pick<Stores, 'models' | 'shared'>,
  own: () => Projections | null,
): WaitForModel => {
  const watcher = createCheckpointWatcher(
    models,
    projections.map(({ model }) => model),
  );
  return async (model, position, ms) => {
    const running = shared ? null : own();
    return running
      ? ((await running.running(model)?.waitFor(position, ms)) ?? false)
      : watcher.waitFor(model, position, ms);
  };
};
