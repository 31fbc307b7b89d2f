import type { ActivityFault, RegisteredWorkflow, RetryPolicy } from '#workflows/workflow.ts';

/** Attempts that ended with their process are not the activity's fault; after this many there are no more. */
export const maxDeaths = 20;

export const retryPolicyOf = ({ retries }: Pick<RegisteredWorkflow, 'retries'>, activity: string): RetryPolicy =>
  retries[activity] ?? retries['*'];

/** Milliseconds until the next attempt, or null when there is none. `attempt` counts the attempts made. */
export const waitBeforeNextTry = (
  policy: RetryPolicy,
  attempt: number,
  fault: Pick<ActivityFault, 'retryAfterMs'>,
): number | null => {
  if (fault.retryAfterMs === null || attempt >= policy.attempts) return null;
  const backoff = Math.min(policy.initialMs * policy.factor ** (attempt - 1), policy.maxMs);
  return Math.max(backoff, fault.retryAfterMs);
};
