import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import {
  orbPastRun,
  type ExistingPastRun,
  type OrbPastRun,
} from '@ecrin/domain/orb-past-run/orb-past-run.aggregate.ts';
import type { OrbPastRunEvent } from '@ecrin/domain/orb-past-run/orb-past-run.events.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { ExecuteOrbServices } from '#execute-orb/orb-run-step.ts';

export type ContinuePastRunServices = Pick<ExecuteOrbServices, 'events' | 'execute' | 'clock'>;

/** The step of the workflow that decides, and when it is. */
export const stepOf = (
  { clock }: ContinuePastRunServices,
  { pastRunId, ownerId, timeZone }: ExistingPastRun,
  { idempotencyKey }: ActivityContext,
) => {
  const now = clock.now().toISOString();
  const step = { process: 'continue-past-run', idempotencyKey, correlationId: pastRunId, ownerId, timeZone, now };
  return { step, now };
};

/** `name` is part of the ids of the events: see `decideInStep`. */
export const decideOnPastRun =
  (services: ContinuePastRunServices, past: ExistingPastRun, context: ActivityContext) =>
  async <Input>(
    name: string,
    decide: (input: Input, state: OrbPastRun) => Decision<OrbPastRunEvent, string>,
    inputAt: (now: string) => Input,
  ): Promise<void> => {
    const { step, now } = stepOf(services, past, context);
    const its = { name, aggregate: orbPastRun, id: past.pastRunId, decide, input: inputAt(now) };
    await decideInStep(services.execute, step)(its);
  };
