import { ApplicationFailure, Context } from '@temporalio/activity';
import { ApplicationFailureCategory } from '@temporalio/common';
import type { Json } from '#ports/event-store.ts';
import { ActivityFault, type RegisteredWorkflow } from '#workflows/workflow.ts';
import { attemptActivity, type AttemptOutcome } from '../activities/activity-attempt.ts';
import { waitBeforeNextTry } from '../activities/retry-delay.ts';

type Performed = Readonly<{ workflow: RegisteredWorkflow; name: string; yieldTo: () => Promise<void> }>;
/** What the server keeps between the tries of one step: how many ended in a fault, not counting those that died with their worker. */
type Progress = Readonly<{ faults: number }>;

/** An activity as Temporal runs it: one try, judged as the embedded runner judges it. */
export const performActivity =
  ({ workflow, name, yieldTo }: Performed) =>
  async (input: Json): Promise<Json> => {
    const context = Context.current();
    const { faults } = progressOf(context);
    const heart = setInterval(() => context.heartbeat({ faults }), beatMs(context));
    try {
      await yieldTo();
      const outcome = await Promise.race([attempt({ workflow, name }, input, context), letGo(context)]);
      if ('answer' in outcome) return outcome.answer;
      context.heartbeat({ faults: faults + 1 });
      const policy = workflow.retries[name] ?? workflow.retries['*'];
      throw failureOf(outcome.fault, waitBeforeNextTry(policy, faults + 1, outcome.fault));
    } finally {
      clearInterval(heart);
    }
  };

const progressOf = ({ info }: Context): Progress => {
  const details: unknown = info.heartbeatDetails;
  return typeof details === 'object' && details !== null && 'faults' in details && typeof details.faults === 'number'
    ? { faults: details.faults }
    : { faults: 0 };
};

/** Well before the server takes silence for death. */
const beatMs = ({ info }: Context): number => (info.heartbeatTimeoutMs ?? 3_000) / 3;

const attempt = (
  { workflow, name }: Omit<Performed, 'yieldTo'>,
  input: Json,
  { info, cancellationSignal }: Context,
): Promise<AttemptOutcome> => {
  const { workflowId = '', runId = '' } = info.workflowExecution ?? {};
  const late = new AbortController();
  const policy = workflow.retries[name] ?? workflow.retries['*'];
  return attemptActivity({
    activity: workflow.activities[name] ?? unknownActivity(name),
    input,
    context: {
      workflowId,
      idempotencyKey: `${workflowId}/${runId}/${info.activityId}`,
      signal: AbortSignal.any([cancellationSignal, late.signal]),
    },
    timeoutMs: policy.timeoutMs,
    onTimeout: () => late.abort(new ActivityFault('timed-out', 'no answer in time')),
  });
};

const unknownActivity = (name: string) => async (): Promise<never> => {
  throw new ActivityFault('unknown-activity', `there is no activity ${name}`, null);
};

/** Rejects when the answer is no longer wanted here: its workflow is gone, or this worker stops and hands the step to another. */
const letGo = async (context: Context): Promise<never> => {
  try {
    return await context.cancelled;
  } catch (cancelled) {
    if (context.cancellationDetails?.workerShutdown !== true) throw cancelled;
    throw failureOf(new ActivityFault('handed-back', 'the worker stopped'), 1);
  }
};

/** `waitMs` null: no more tries. A fault that is tried again is nothing to warn of. */
const failureOf = ({ code, message }: ActivityFault, waitMs: number | null): ApplicationFailure =>
  waitMs === null
    ? ApplicationFailure.nonRetryable(message, code)
    : ApplicationFailure.create({
        type: code,
        message,
        nextRetryDelay: Math.max(waitMs, 1),
        category: ApplicationFailureCategory.BENIGN,
      });
