import { loopTurn, urgency } from '#concurrency/loop-turns.ts';
import { ActivityFault } from '#workflows/workflow.ts';
import { attemptActivity, type Attempt, type AttemptOutcome } from '../activities/activity-attempt.ts';
import { retryPolicyOf, setAsideReason, waitBeforeNextTry } from '../activities/retry-delay.ts';
import type { Step } from '../journal/journal.types.ts';
import type { RunSignal } from './run-signal.ts';
import { CannotContinue, type ExecutionContext, type RunState } from './run-state.ts';

/** `active`, by `seq`: those that wait for a slot or are running. `abort` drops their results. */
export type RunningActivities = Readonly<{
  active: ReadonlyMap<number, unknown>;
  begin: (step: Step) => void;
  abort: () => void;
}>;

type Parts = ExecutionContext & Readonly<{ clock: () => number; state: RunState; signal: RunSignal }>;

export const runActivities = (parts: Parts): RunningActivities => {
  const { state, signal } = parts;
  const active = new Map<number, AbortController>();

  const tryOnce = async (step: Step, controller: AbortController): Promise<void> => {
    const release = await parts.slots.acquire(
      { workflow: parts.workflow.name, input: parts.loaded.input, suspect: step.deaths > 0 },
      controller.signal,
    );
    try {
      if (controller.signal.aborted) return;
      Object.assign(step, { attempt: step.attempt + 1, running: true });
      await state.saveStep(step);
      // One commit begins many: they take turns, and read models go first.
      await loopTurn(() => urgency.idle);
      if (controller.signal.aborted) return;
      const outcome = await attemptActivity(attemptOf(parts, step, controller.signal));
      // Aborted meanwhile: the result is dropped.
      if (active.get(step.seq) === controller && active.delete(step.seq)) await settle(parts, step, outcome);
    } finally {
      release();
    }
  };
  const begin = (step: Step): void => {
    if (step.deaths >= parts.maxDeaths) throw new CannotContinue(setAsideReason(step.name, step.deaths));
    const controller = new AbortController();
    active.set(step.seq, controller);
    tryOnce(step, controller).catch((fault: unknown) => {
      if (!controller.signal.aborted) signal.fail(fault);
    });
  };
  const abort = (): void => {
    const controllers = [...active.values()];
    active.clear();
    for (const controller of controllers) controller.abort(new ActivityFault('aborted', 'the run was discarded', null));
  };

  return { active, begin, abort };
};

const attemptOf = ({ loaded, workflow }: Parts, step: Step, signal: AbortSignal): Attempt => ({
  workflow,
  name: step.name,
  input: JSON.parse(step.input),
  context: { workflowId: loaded.id, idempotencyKey: `${loaded.id}/${loaded.run}/${step.seq}`, signal },
});

const settle = async (
  { workflow, state, signal, clock }: Parts,
  step: Step,
  outcome: AttemptOutcome,
): Promise<void> => {
  if ('answer' in outcome) return state.complete(step, outcome);
  const { code, message } = outcome.fault;
  const wait = waitBeforeNextTry(retryPolicyOf(workflow, step.name), step.attempt, outcome.fault);
  if (wait === null) return state.complete(step, { fault: { code, message } });
  Object.assign(step, { running: false, dueAt: clock() + wait });
  await state.saveStep(step);
  signal.notify();
};
