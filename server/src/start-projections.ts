import { projections } from '@ecrin/projections';
import type { Log } from '@ecrin/command-api';
import type { Clock } from '@ecrin/platform/clock.ts';
import type { ChangeNotice } from '@ecrin/platform/projection-fold.ts';
import { runProjection, type RunningProjection } from '@ecrin/platform/projection-runner.ts';
import type { Closing } from './closing.ts';
import type { Stores } from './open-stores.ts';

export type Projections = Readonly<{
  waitFor: (model: string, position: number, ms: number) => Promise<boolean>;
  health: () => readonly ReturnType<RunningProjection['health']>[];
}>;

type Parts = Readonly<{ stores: Stores; clock: Clock; log: Log; closing: Closing; notices: (notice: ChangeNotice) => void }>;

/** Keeps every read model in step with the events. */
export const startProjections = async ({ stores: { events, models }, clock, log, closing, notices }: Parts): Promise<Projections> => {
  const running = new Map<string, RunningProjection>();
  for (const projection of projections) {
    const one = await runProjection({ projection, events, models, notices, clock, log });
    closing.add(`projection ${one.name}`, one.close);
    running.set(one.name, one);
  }
  return {
    waitFor: async (model, position, ms) => (await running.get(model)?.waitFor(position, ms)) ?? false,
    health: () => [...running.values()].map(({ health }) => health()),
  };
};
