import { setTimeout as pause } from 'node:timers/promises';
import type { AnyDocument, Model, ReadModels } from '#ports/read-models.ts';
import { createPositionWaiters } from './position-waiters.ts';

type Watch = Readonly<{ waitFor: (position: number, ms: number) => Promise<boolean> }>;

/** Between two looks while somebody waits, in ms. */
const pollMs = 15;

/**
 * For a process that reads models which another one moves: whoever waits for a position (`X-At-Least`) looks at the model's checkpoint until
 * it is there. However many wait for a model, one of them looks.
 */
export const createCheckpointWatcher = (models: Pick<ReadModels, 'open'>, watched: readonly Model<AnyDocument>[]) => {
  const watches = new Map(watched.map((model) => [model.name, watch(models, model)]));
  return {
    /** True once the model holds everything up to `position`; false when `ms` went by first. */
    waitFor: async (name: string, position: number, ms: number): Promise<boolean> =>
      (await watches.get(name)?.waitFor(position, ms)) ?? false,
  };
};

const watch = (models: Pick<ReadModels, 'open'>, model: Model<AnyDocument>): Watch => {
  const waiters = createPositionWaiters();
  const asked = { waiting: 0, looking: false };

  const look = async (): Promise<void> => {
    if (asked.looking) return;
    asked.looking = true;
    while (asked.waiting > 0) {
      // A store that is away for a moment is asked again; who waits has a time-out of their own.
      const checkpoint = await models
        .open<AnyDocument>(model)
        .then((store) => store.checkpoint())
        .catch(() => null);
      if (checkpoint !== null) waiters.reach(checkpoint);
      await pause(pollMs);
    }
    asked.looking = false;
  };

  return {
    waitFor: async (position, ms) => {
      asked.waiting += 1;
      void look();
      try {
        return await waiters.waitFor(position, ms);
      } finally {
        asked.waiting -= 1;
      }
    },
  };
};
