import type { ApiServices } from '@ecrin/command-api';
import { listGoalSnapshots, goalSnapshotModels } from '@ecrin/projections';
import type { WorkflowServices } from '@ecrin/workflows';
import type { Stores } from '#storage/open-stores.ts';

/** How long to wait for models that are behind or being rebuilt, in ms. */
const timeoutMs = 2_000;

/** The goals of a client, once the models they are read from include every event up to the call; null: they are not there within the timeout. */
export const createConsistentGoalReader = (
  { events, models }: Pick<Stores, 'events' | 'models'>,
  waitFor: ApiServices['waitFor'],
): WorkflowServices['goalSnapshotsOf'] => {
  const listSnapshots = listGoalSnapshots(models);
  const names = [goalSnapshotModels.model, ...goalSnapshotModels.joins].map(({ name }) => name);
  return async (asked) => {
    const position = await latestPosition(events);
    const inStep = await Promise.all(names.map((name) => waitFor(name, position, timeoutMs)));
    return inStep.every(Boolean) ? listSnapshots(asked) : null;
  };
};

const latestPosition = async (events: Pick<Stores['events'], 'readAll'>): Promise<number> => {
  for await (const { position } of events.readAll({ direction: 'backward', max: 1 })) return position;
  return -1;
};
