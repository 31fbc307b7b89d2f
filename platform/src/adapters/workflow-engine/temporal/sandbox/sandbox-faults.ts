import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  TimeoutFailure,
} from '@temporalio/workflow';
import { failureOf } from '#adapters/workflow-engine/activities/run-values.ts';
import { ActivityFault } from '#workflows/workflow.ts';

/** Once the workflow is cancelled, what it waits for never resolves. */
export const unlessCancelled = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((failure: unknown) => {
    if (isCancellation(failure) && CancellationScope.current().consideredCancelled)
      return new Promise<never>(() => undefined);
    throw failure;
  });

/** What the workflow function catches when an activity failed permanently. */
export const activityFaultOf = (failure: unknown): unknown => {
  if (!(failure instanceof ActivityFailure)) return failure;
  const { cause } = failure;
  if (cause instanceof ApplicationFailure) return new ActivityFault(cause.type ?? 'unexpected', cause.message, null);
  if (cause instanceof TimeoutFailure)
    return new ActivityFault('worker-died', 'too many workers died while running it', null);
  return new ActivityFault('let-go', 'the activity was abandoned', null);
};

/** Ends the workflow as failed, with a message that quotes nothing. */
export const workflowFailureOf = (fault: unknown): ApplicationFailure =>
  ApplicationFailure.nonRetryable(failureOf(fault), fault instanceof ActivityFault ? fault.code : 'unexpected');
