import { ActivityFault, type RegisteredWorkflow, type RetryPolicy } from '#workflows/workflow.ts';
import { attemptActivity, type Attempt, type AttemptOutcome } from '../activities/activity-attempt.ts';
import { waitBeforeNextTry } from '../activities/retry-delay.ts';
import type { Step } from '../journal/journal.types.ts';
import type { ExecutionContext } from './execution-context.ts';
import type { RunSignal } from './run-signal.ts';
import type { RunState } from './run-state.ts';

/** A try that ended its process this often is not made again. */
const maxDeaths = 20;

/** `inHand`, by `seq`: those that wait for room or are being tried. `abort` drops their answers. */
export type RunningActivities = Readonly<{
  active: ReadonlyMap<number, unknown>;
  begin: (step: Step) => void;
  abort: () => void;
}>;

type Parts = ExecutionContext & Readonly<{ clock: () => number; book: RunState; bell: RunSignal }>;

export const runActivities = (parts: Parts): RunningActivities => {
  const { book, bell } = parts;
  const inHand = new Map<number, AbortController>();

  const tryOnce = async (step: Step, controller: AbortController): Promise<void> => {
    const release = await parts.slots.acquire(parts.workflow.name, parts.loaded.input, controller.signal);
    try {
      if (controller.signal.aborted) return;
      Object.assign(step, { attempt: step.attempt + 1, running: true });
      await book.keepStep(step);
      if (controller.signal.aborted) return;
      const outcome = await attemptActivity(attemptOf(parts, step, controller));
      // Gone from our hands meanwhile: the answer is not ours to keep.
      if (inHand.get(step.seq) === controller && inHand.delete(step.seq)) await settle(parts, step, outcome);
    } finally {
      release();
    }
  };
  const begin = (step: Step): void => {
    if (step.deaths >= maxDeaths) return book.complete(step, { fault: diedTooOften });
    const controller = new AbortController();
    inHand.set(step.seq, controller);
    tryOnce(step, controller).catch((fault: unknown) => {
      if (!controller.signal.aborted) bell.fail(fault);
    });
  };
  const abort = (): void => {
    const controllers = [...inHand.values()];
    inHand.clear();
    for (const controller of controllers) controller.abort(new ActivityFault('aborted', 'the run was let go', null));
  };

  return { active: inHand, begin, abort };
};

const diedTooOften = { code: 'worker-died', message: `the process ended ${maxDeaths} times in the middle of it` };

const attemptOf = ({ loaded, workflow }: Parts, step: Step, controller: AbortController): Attempt => ({
  activity: workflow.activities[step.name] ?? unknownActivity(step.name),
  input: JSON.parse(step.input),
  context: {
    workflowId: loaded.id,
    idempotencyKey: `${loaded.id}/${loaded.run}/${step.seq}`,
    signal: controller.signal,
  },
  timeoutMs: policyOf(workflow, step).timeoutMs,
  onTimeout: () => controller.abort(new ActivityFault('timed-out', 'no answer in time')),
});

const policyOf = ({ retries }: RegisteredWorkflow, { name }: Step): RetryPolicy => retries[name] ?? retries['*'];

const unknownActivity = (name: string) => async (): Promise<never> => {
  throw new ActivityFault('unknown-activity', `there is no activity ${name}`, null);
};

const settle = async ({ workflow, book, bell, clock }: Parts, step: Step, outcome: AttemptOutcome): Promise<void> => {
  if ('answer' in outcome) return book.complete(step, outcome);
  const { code, message } = outcome.fault;
  const wait = waitBeforeNextTry(policyOf(workflow, step), step.attempt, outcome.fault);
  if (wait === null) return book.complete(step, { fault: { code, message } });
  Object.assign(step, { running: false, dueAt: clock() + wait });
  await book.keepStep(step);
  bell.notify();
};
