import type { ActivityFault, RetryPolicy } from '#workflows/workflow.ts';

/** Milliseconds until the next try, or null when there is none. `attempt` counts the tries made. */
export const waitBeforeNextTry = (
  policy: RetryPolicy,
  attempt: number,
  fault: Pick<ActivityFault, 'retryAfterMs'>,
): number | null => {
  if (fault.retryAfterMs === null || attempt >= policy.attempts) return null;
  const backoff = Math.min(policy.initialMs * policy.factor ** (attempt - 1), policy.maxMs);
  return Math.max(backoff, fault.retryAfterMs);
};
