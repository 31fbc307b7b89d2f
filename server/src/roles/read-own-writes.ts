import { createCheckpointWatcher } from '@ecrin/platform/projections/checkpoint-watcher.ts';
import { projections } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';
import type { Projections } from './start-projections.ts';

/** For `X-At-Least`: asks the projection where it runs in this process alone, else polls its checkpoint. */
export const readOwnWrites = ({ models, shared }: Pick<Stores, 'models' | 'shared'>, own: Projections | null) =>
  own && !shared
    ? async (model: string, position: number, ms: number): Promise<boolean> =>
        (await own.running(model)?.waitFor(position, ms)) ?? false
    : createCheckpointWatcher(
        models,
        projections.map(({ model }) => model),
      ).waitFor;
