import { completeOrbRun } from '@ecrin/domain/orb-run/commands/execute-orb-run.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { bringTogether } from './bring-together.ts';
import { promptVersion } from './compose/run-prompt.ts';
import type { ExecuteOrbOutcome } from './execute-orb.input.ts';
import { decideOnRun, readRunning, type ExecuteOrbServices } from './orb-run-step.ts';
import { writerOf } from './run-writer.ts';

/** Brings the drafts of all parts together and records the result. */
export const concludeRun = async (
  services: ExecuteOrbServices,
  runId: string,
  context: ActivityContext,
): Promise<ExecuteOrbOutcome | 'too-large'> => {
  const run = await readRunning(services, runId);
  if (!run) return 'ended';
  const drafts = run.drafts.filter((draft) => draft !== null);
  const together = await bringTogether(services, await writerOf(services, run, context), drafts);
  if (together === 'ended' || together === 'too-large') return together;
  const { result, model } = together;
  const removedCitations = run.removedCitations + together.removedCitations;
  const made = { engine: services.orbs.engine, model, promptVersion };
  await decideOnRun(services, run, context)('completeOrbRun', completeOrbRun, (which) => ({
    ...which,
    ...made,
    result,
    removedCitations,
  }));
  return 'completed';
};
