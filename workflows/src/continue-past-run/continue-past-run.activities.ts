import { endPastStep } from '@ecrin/domain/orb-past-run/commands/continue-past-run.ts';
import { nextStepOf, orbPastRun, type ExistingPastRun } from '@ecrin/domain/orb-past-run/orb-past-run.aggregate.ts';
import { orbRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { beginNextStep } from './begin-past-step.ts';
import type { ContinuePastRunInput, ContinuePastRunOutcome } from './continue-past-run.input.ts';
import { findEndedStep, type EndedStep } from './find-ended-step.ts';
import { decideOnPastRun, type ContinuePastRunServices } from './past-run-step.ts';

export const createContinuePastRunActivities = (services: ContinuePastRunServices) => ({
  advance: async (input: ContinuePastRunInput, context: ActivityContext): Promise<ContinuePastRunOutcome> => {
    const pastRunId = 'pastRunId' in input ? input.pastRunId : await endStep(services, input.runId, context);
    const past = pastRunId === null ? null : await readPastRun(services, pastRunId);
    const step = past && nextStepOf(past);
    if (!step || past.status !== 'running' || (await isBeingRead(services, past))) return 'nothing';
    return (await beginNextStep(services, { past, step }, context)) ? 'began' : 'nothing';
  },
});
export type ContinuePastRunActivities = ReturnType<typeof createContinuePastRunActivities>;

/** Records the end of a run that is a step; the past it belongs to, null for any other run. */
const endStep = async (
  services: ContinuePastRunServices,
  endedRunId: string,
  context: ActivityContext,
): Promise<string | null> => {
  const ended: EndedStep | null = await findEndedStep(services, endedRunId);
  const past = ended && (await readPastRun(services, ended.pastRunId));
  if (!past) return null;
  const { runId, outcome } = ended;
  await decideOnPastRun(services, past, context)('endPastStep', endPastStep, (now) => ({ runId, outcome, now }));
  return past.pastRunId;
};

const readPastRun = async ({ events }: ContinuePastRunServices, pastRunId: string) => {
  const { state } = await loadAggregate(events, orbPastRun, { id: pastRunId });
  return state.status === 'absent' ? null : state;
};

/** Its step went on while it was stopped, and was resumed: its end will continue. */
const isBeingRead = async (
  { events }: ContinuePastRunServices,
  { currentRunId }: ExistingPastRun,
): Promise<boolean> => {
  if (currentRunId === null) return false;
  return (await loadAggregate(events, orbRun, { id: currentRunId })).state.status === 'running';
};
