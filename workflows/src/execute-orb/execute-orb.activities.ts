import { failOrbRun } from '@ecrin/domain/orb-run/commands/execute-orb-run.ts';
import type { RunFailure } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { concludeRun } from './conclude-run.ts';
import type { ExecuteOrbInput, ExecuteOrbOutcome, PartOutcome, Plan, PlanInput } from './execute-orb.input.ts';
import { decideOnRun, readRunning, type ExecuteOrbServices } from './orb-run-step.ts';
import { planRun } from './plan-run.ts';
import { readPart } from './read-part.ts';

type Part = ExecuteOrbInput & Readonly<{ part: number }>;
type Failed = ExecuteOrbInput & Readonly<{ reason: RunFailure }>;

export const createExecuteOrbActivities = (services: ExecuteOrbServices) => ({
  plan: (input: PlanInput, context: ActivityContext): Promise<Plan> => planRun(services, input, context),
  read: (input: Part, context: ActivityContext): Promise<PartOutcome> => readPart(services, input, context),
  conclude: ({ runId }: ExecuteOrbInput, context: ActivityContext): Promise<ExecuteOrbOutcome | 'too-large'> =>
    concludeRun(services, runId, context),
  fail: async ({ runId, reason }: Failed, context: ActivityContext): Promise<ExecuteOrbOutcome> => {
    const run = await readRunning(services, runId);
    if (!run) return 'ended';
    await decideOnRun(services, run, context)('failOrbRun', failOrbRun, (which) => ({ ...which, reason }));
    return 'failed';
  },
});
export type ExecuteOrbActivities = ReturnType<typeof createExecuteOrbActivities>;
