import type { EngineState } from '#http/engine-states.ts';
import { readDisk } from '#storage/disk.ts';
import type { Stores } from '#storage/open-stores.ts';
import { createBudgetCheck, type BudgetParts } from './check-budgets.ts';
import { watchService } from './check-service.ts';
import { keepUpReadModels } from './keep-up-read-models.ts';
import type { Projections } from './start-projections.ts';
import type { Workflows } from './start-workflows.ts';

type Parts = Omit<Parameters<typeof watchService>[0], 'stuck' | 'budgets' | 'disk'> &
  Omit<BudgetParts, 'stores'> &
  Omit<Parameters<typeof keepUpReadModels>[0], 'projections'> &
  Readonly<{
    stores: Pick<Stores, 'dir'>;
    projections: Projections | null;
    workflows: Workflows | null;
    engines: () => readonly EngineState[];
  }>;

/** What this process does for administrators in the background, by its roles. */
export const startWatches = ({ projections, workflows, ...parts }: Parts): void => {
  if (projections) keepUpReadModels({ ...parts, projections });
  if (workflows)
    watchService({
      ...parts,
      disk: () => readDisk(parts.stores.dir),
      stuck: workflows.stuck,
      budgets: createBudgetCheck(parts),
    });
};
