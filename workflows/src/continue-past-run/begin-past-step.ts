import { beginPastStep } from '@ecrin/domain/orb-past-run/commands/continue-past-run.ts';
import { stopForReason } from '@ecrin/domain/orb-past-run/commands/stop-past-run.ts';
import type { ExistingPastRun, PastRunStep } from '@ecrin/domain/orb-past-run/orb-past-run.aggregate.ts';
import { requestOrbRun } from '@ecrin/domain/orb-run/commands/request-orb-run.ts';
import { orbRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import type { OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { derivedId } from '@ecrin/platform/event-sourcing/derived-id.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { findRunnable } from '#execute-orb/find-runnable.ts';
import { decideOnPastRun, stepOf, type ContinuePastRunServices } from './past-run-step.ts';

type NextStep = Readonly<{ past: ExistingPastRun; step: PastRunStep }>;

/** Records the step first: a crash in between requests the same run again. False where the orb is gone: it stops. */
export const beginNextStep = async (
  services: ContinuePastRunServices,
  next: NextStep,
  context: ActivityContext,
): Promise<boolean> => {
  const { past, step } = next;
  const { orbId, ownerId, pastRunId, goingSince } = past;
  const decide = decideOnPastRun(services, past, context);
  const found = await findRunnable(services, { orbId, ownerId, version: step.version });
  if ('refused' in found) {
    await decide('stopForReason', stopForReason, (now) => ({ reason: 'orb-gone' as const, now }));
    return false;
  }
  const { place } = step;
  const runId = derivedId(`${pastRunId}/${place}`, goingSince);
  await decide('beginPastStep', beginPastStep, (now) => ({ place, runId, now }));
  await requestStep(services, { ...next, runId, instructions: found.instructions }, context);
  return true;
};

const requestStep = async (
  services: ContinuePastRunServices,
  {
    past,
    step: { span, version },
    runId,
    instructions,
  }: NextStep & Readonly<{ runId: string; instructions: OrbInstructions }>,
  context: ActivityContext,
): Promise<void> => {
  const { pastRunId, orbId, ownerId, language, timeZone, values } = past;
  const { step, now } = stepOf(services, past, context);
  const input = {
    runId,
    orbId,
    ownerId,
    version,
    instructions,
    language,
    timeZone,
    occasion: { kind: 'past' as const, pastRunId, ...span },
    sources: { kind: 'filter' as const, filter: { ...span, tag: null, mood: null, category: null } },
    text: null,
    values: values ?? {},
    now,
  };
  const request = { name: 'requestOrbRun', aggregate: orbRun, id: runId, decide: requestOrbRun, input };
  await decideInStep(services.execute, step)(request);
};
