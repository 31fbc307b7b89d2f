import type { ApiServices } from '@ecrin/command-api';
import { listGoalSnapshots, goalSnapshotModels } from '@ecrin/projections';
import type { WorkflowServices } from '@ecrin/workflows';
import type { Stores } from '#storage/open-stores.ts';

/** Models are a moment behind, or building anew; in ms. */
const timeoutMs = 2_000;

/** What a morning looks at: the goals of a client once all that had happened when it was asked is in the models they are read from; null: it is not, for now. */
export const createConsistentGoalReader = (
  { events, models }: Pick<Stores, 'events' | 'models'>,
  waitFor: ApiServices['waitFor'],
): WorkflowServices['goalSnapshotsOf'] => {
  const lived = listGoalSnapshots(models);
  const names = [goalSnapshotModels.model, ...goalSnapshotModels.joins].map(({ name }) => name);
  return async (asked) => {
    const position = await latestPosition(events);
    const inStep = await Promise.all(names.map((name) => waitFor(name, position, timeoutMs)));
    return inStep.every(Boolean) ? lived(asked) : null;
  };
};

const latestPosition = async (events: Pick<Stores['events'], 'readAll'>): Promise<number> => {
  for await (const { position } of events.readAll({ direction: 'backward', max: 1 })) return position;
  return -1;
};
