import { planOrbRun } from '@ecrin/domain/orb-run/commands/execute-orb-run.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { Plan, PlanInput } from './execute-orb.input.ts';
import { decideOnRun, orBehind, readRunning, type ExecuteOrbServices } from './orb-run-step.ts';
import { planParts } from './plan-parts.ts';

/** Characters below which a part is not worth a request. */
const leastPart = 600;

/** Finds what is to be read at this moment, and splits it. */
export const planRun = async (
  services: ExecuteOrbServices,
  { runId, size }: PlanInput,
  context: ActivityContext,
): Promise<Plan> => {
  const run = await readRunning(services, runId);
  if (!run) return { parts: 0, size: 0 };
  if (!run.words) throw new ActivityFault('nothing-to-read', 'the words of the run are gone', null);
  const { ownerId, words } = run;
  const found = orBehind(await services.orbs.select({ ownerId, sources: words.sources }));
  const length = size ?? services.orbs.partLength;
  if (length < leastPart) throw new ActivityFault('unavailable', 'the window of the model is too small', null);
  const own = words.text === null ? [] : [{ thoughtId: null, wording: 0, content: words.text }];
  const texts = found.thoughts.map(({ thoughtId, wording, content }) => ({
    thoughtId,
    wording,
    content: content ?? '',
  }));
  const parts = planParts([...texts, ...own], length);
  if (parts.length === 0) throw new ActivityFault('nothing-to-read', 'there is nothing to read', null);
  const plan = { thoughts: texts.length, parts };
  await decideOnRun(services, run, context)('planOrbRun', planOrbRun, (which) => ({ ...which, ...plan }));
  return { parts: parts.length, size: length };
};
