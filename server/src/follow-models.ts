import { projections } from '@ecrin/projections';
import type { Clock } from '@ecrin/platform/clock.ts';
import type { AnyDocument, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Projections } from './start-projections.ts';

const lookEveryMs = 20;

/** For a process that does not project: another one moves the models, their checkpoints tell how far. */
export const followModels = (models: Pick<ReadModels, 'open'>, clock: Clock): Projections => ({
  waitFor: async (name, position, ms) => {
    const model = projections.find((projection) => projection.model.name === name)?.model;
    if (!model) return false;
    const store = await models.open<AnyDocument>(model);
    for (const until = clock.now().getTime() + ms; clock.now().getTime() < until; await pause(lookEveryMs)) {
      if (((await store.checkpoint()) ?? -1) >= position) return true;
    }
    return false;
  },
  health: () => [],
});
