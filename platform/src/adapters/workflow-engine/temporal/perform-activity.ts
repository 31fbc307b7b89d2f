import { ApplicationFailure, Context } from '@temporalio/activity';
import { ApplicationFailureCategory } from '@temporalio/common';
import type { Json } from '#ports/event-store.ts';
import { ActivityFault, type RegisteredWorkflow } from '#workflows/workflow.ts';
import { attemptActivity, type Attempt } from '../activities/activity-attempt.ts';
import { retryPolicyOf, waitBeforeNextTry } from '../activities/retry-delay.ts';

type Performed = Readonly<{ workflow: RegisteredWorkflow; name: string; yieldTo: () => Promise<void> }>;
/** What the server stores between the attempts of one step: how many ended in a fault, not counting those that died with their worker. */
type Progress = Readonly<{ faults: number }>;

/** An activity as Temporal runs it: one attempt, under the same retry rules as the embedded engine. */
export const performActivity =
  ({ workflow, name, yieldTo }: Performed) =>
  async (input: Json): Promise<Json> => {
    const context = Context.current();
    const { faults } = progressOf(context);
    const heartbeat = setInterval(() => context.heartbeat({ faults }), heartbeatMs(context));
    try {
      await yieldTo();
      const outcome = await Promise.race([
        attemptActivity(attemptOf({ workflow, name }, input, context)),
        untilCancelled(context),
      ]);
      if ('answer' in outcome) return outcome.answer;
      context.heartbeat({ faults: faults + 1 });
      const policy = retryPolicyOf(workflow, name);
      throw failureOf(outcome.fault, waitBeforeNextTry(policy, faults + 1, outcome.fault));
    } finally {
      clearInterval(heartbeat);
    }
  };

const progressOf = ({ info }: Context): Progress => {
  const details: unknown = info.heartbeatDetails;
  return typeof details === 'object' && details !== null && 'faults' in details && typeof details.faults === 'number'
    ? { faults: details.faults }
    : { faults: 0 };
};

/** Well before the server times the activity out. */
const heartbeatMs = ({ info }: Context): number => (info.heartbeatTimeoutMs ?? 3_000) / 3;

const attemptOf = (
  { workflow, name }: Omit<Performed, 'yieldTo'>,
  input: Json,
  { info, cancellationSignal }: Context,
): Attempt => {
  const { workflowId = '', runId = '' } = info.workflowExecution ?? {};
  const idempotencyKey = `${workflowId}/${runId}/${info.activityId}`;
  return { workflow, name, input, context: { workflowId, idempotencyKey, signal: cancellationSignal } };
};

/** Rejects when the result is no longer wanted here: its workflow is gone, or this worker stops and hands the step to another. */
const untilCancelled = async (context: Context): Promise<never> => {
  try {
    return await context.cancelled;
  } catch (cancelled) {
    if (context.cancellationDetails?.workerShutdown !== true) throw cancelled;
    throw failureOf(new ActivityFault('handed-back', 'the worker stopped'), 1);
  }
};

/** `waitMs` null: no more attempts. A fault that is retried is logged as benign. */
const failureOf = ({ code, message }: ActivityFault, waitMs: number | null): ApplicationFailure =>
  waitMs === null
    ? ApplicationFailure.nonRetryable(message, code)
    : ApplicationFailure.create({
        type: code,
        message,
        nextRetryDelay: Math.max(waitMs, 1),
        category: ApplicationFailureCategory.BENIGN,
      });
