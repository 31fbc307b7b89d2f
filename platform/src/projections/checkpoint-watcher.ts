import { setTimeout as pause } from 'node:timers/promises';
import type { AnyDocument, Model, ReadModels } from '#ports/read-models.ts';
import { createPositionWaiters } from './position-waiters.ts';

type Watch = Readonly<{ waitFor: (position: number, ms: number) => Promise<boolean> }>;

/** Interval of polls while a caller waits, in ms. */
const pollMs = 15;

/**
 * For a process that reads models which another one writes: waiting for a position (`X-At-Least`) polls the model's checkpoint, once for all
 * who wait for that model.
 */
export const createCheckpointWatcher = (models: Pick<ReadModels, 'open'>, watched: readonly Model<AnyDocument>[]) => {
  const watches = new Map(watched.map((model) => [model.name, watch(models, model)]));
  return {
    /** True once the model includes everything up to `position`; false when `ms` passed first. */
    waitFor: async (name: string, position: number, ms: number): Promise<boolean> =>
      (await watches.get(name)?.waitFor(position, ms)) ?? false,
  };
};

const watch = (models: Pick<ReadModels, 'open'>, model: Model<AnyDocument>): Watch => {
  const waiters = createPositionWaiters();
  const state = { waiting: 0, polling: false };

  const poll = async (): Promise<void> => {
    if (state.polling) return;
    state.polling = true;
    while (state.waiting > 0) {
      // An unavailable store is polled again; the caller has a timeout.
      const checkpoint = await models
        .open<AnyDocument>(model)
        .then((store) => store.checkpoint())
        .catch(() => null);
      if (checkpoint !== null) waiters.reach(checkpoint);
      await pause(pollMs);
    }
    state.polling = false;
  };

  return {
    waitFor: async (position, ms) => {
      state.waiting += 1;
      void poll();
      try {
        return await waiters.waitFor(position, ms);
      } finally {
        state.waiting -= 1;
      }
    },
  };
};
