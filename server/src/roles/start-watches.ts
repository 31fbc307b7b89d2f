import type { EngineState } from '#http/engine-states.ts';
import { createBudgetCheck, type BudgetParts } from './check-budgets.ts';
import { watchService } from './check-service.ts';
import { keepUpReadModels } from './keep-up-read-models.ts';
import type { Projections } from './start-projections.ts';
import type { Workflows } from './start-workflows.ts';

type Parts = Omit<Parameters<typeof watchService>[0], 'stuck' | 'budgets'> &
  Omit<BudgetParts, 'stores'> &
  Omit<Parameters<typeof keepUpReadModels>[0], 'projections'> &
  Readonly<{ projections: Projections | null; workflows: Workflows | null; engines: () => readonly EngineState[] }>;

/** What this process does for administrators in the background, by its roles. */
export const startWatches = ({ projections, workflows, ...parts }: Parts): void => {
  if (projections) keepUpReadModels({ ...parts, projections });
  if (workflows) watchService({ ...parts, stuck: workflows.stuck, budgets: createBudgetCheck(parts) });
};
