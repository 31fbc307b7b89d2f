import { ApplicationFailure, Context } from '@temporalio/activity';
import { ApplicationFailureCategory } from '@temporalio/common';
import type { FairSemaphore, Release } from '#concurrency/fair-semaphore.ts';
import type { CrashRecord } from '#ports/crash-record.ts';
import type { Json } from '#ports/event-store.ts';
import { ActivityFault, type RegisteredWorkflow } from '#workflows/workflow.ts';
import { attemptActivity, type Attempt, type AttemptOutcome } from '../activities/activity-attempt.ts';
import { retryPolicyOf, setAsideReason, waitBeforeNextTry } from '../activities/retry-delay.ts';
import { setAsideCode } from './temporal-names.ts';

/** `suspects`: permits for activities in the middle of which a process died. `onSetAside`: the run waits until it is retried by command. */
export type PerformOptions = Readonly<{
  yieldTo: () => Promise<void>;
  crashes: CrashRecord;
  maxDeaths: number;
  suspects: FairSemaphore;
  onSetAside: (runId: string) => void;
}>;
type Performed = PerformOptions & Readonly<{ workflow: RegisteredWorkflow; name: string }>;
/**
 * What the server stores between the attempts of one step. `faults`: how many ended in a fault, not counting worker crashes. `setAside`: too many
 * crashes; a reset of the activity clears it.
 */
type Progress = Readonly<{ faults: number; setAside: boolean }>;

/** An activity as Temporal runs it: one attempt, under the same retry rules as the embedded engine. */
export const performActivity =
  (options: Performed) =>
  async (input: Json): Promise<Json> => {
    const { workflow, name, yieldTo } = options;
    const context = Context.current();
    const attempt = attemptOf(options, input, context);
    const progress = progressOf(context);
    refuseWhenSetAside(options, context, { progress, work: attempt.context.idempotencyKey });
    const heartbeat = setInterval(() => context.heartbeat(progress), heartbeatMs(context));
    try {
      await yieldTo();
      const outcome = await Promise.race([attemptRecorded(options, attempt), untilCancelled(context)]);
      if ('answer' in outcome) return outcome.answer;
      const faults = progress.faults + 1;
      context.heartbeat({ ...progress, faults });
      throw failureOf(outcome.fault, waitBeforeNextTry(retryPolicyOf(workflow, name), faults, outcome.fault));
    } finally {
      clearInterval(heartbeat);
    }
  };

const progressOf = ({ info }: Context): Progress => {
  const details: unknown = info.heartbeatDetails;
  if (typeof details !== 'object' || details === null) return { faults: 0, setAside: false };
  return {
    faults: 'faults' in details && typeof details.faults === 'number' ? details.faults : 0,
    setAside: 'setAside' in details && details.setAside === true,
  };
};

/** Interval at which an activity that is set aside is checked again. */
const setAsideMs = 24 * 3_600_000;

/**
 * A silent worker may still be alive: only the machine that ran a process knows that it crashed, and passes this to other workers through the
 * server.
 */
const refuseWhenSetAside = (
  { name, crashes, maxDeaths, onSetAside }: Performed,
  context: Context,
  { progress, work }: Readonly<{ progress: Progress; work: string }>,
): void => {
  if (!progress.setAside && crashes.deathsAt(work, 0) < maxDeaths) return;
  // After a reset its crashes no longer count.
  crashes.forget(work, 0);
  context.heartbeat({ ...progress, setAside: true });
  onSetAside(context.info.workflowExecution?.runId ?? '');
  throw failureOf(new ActivityFault(setAsideCode, setAsideReason(name, maxDeaths)), setAsideMs);
};

/** Those in the middle of which a process died run one at a time: the next death names the one. */
const attemptRecorded = async ({ crashes, suspects }: Performed, attempt: Attempt): Promise<AttemptOutcome> => {
  const work = attempt.context.idempotencyKey;
  const isSuspect = crashes.deathsAt(work, 0) > 0;
  const release: Release = isSuspect ? await suspects.acquire('', attempt.context.signal) : () => undefined;
  crashes.begin(work, { from: 0, to: 0 });
  try {
    const outcome = await attemptActivity(attempt);
    if (isSuspect) crashes.forget(work, 0);
    return outcome;
  } finally {
    crashes.end(work);
    release();
  }
};

/** Well before the server times the activity out. */
const heartbeatMs = ({ info }: Context): number => (info.heartbeatTimeoutMs ?? 3_000) / 3;

const attemptOf = ({ workflow, name }: Performed, input: Json, { info, cancellationSignal }: Context): Attempt => {
  const { workflowId = '', runId = '' } = info.workflowExecution ?? {};
  const idempotencyKey = `${workflowId}/${runId}/${info.activityId}`;
  return { workflow, name, input, context: { workflowId, idempotencyKey, signal: cancellationSignal } };
};

/** Rejects when the result is no longer wanted here: its workflow has ended, or this worker stops and hands the step to another. */
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
