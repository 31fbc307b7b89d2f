import type { ActivityFault, RegisteredWorkflow, RetryPolicy } from '#workflows/workflow.ts';

/**
 * A process crash may be caused by another activity that ran at the same time. After its first crash an activity is a suspect: it runs while no
 * other suspect runs; after this many crashes its run is set aside until an operator retries it.
 */
export const defaultMaxDeaths = 2;

export const setAsideReason = (activity: string, deaths: number): string =>
  `set aside: the process ended ${deaths} times in the middle of ${activity}`;

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
