import { scheduleActivity, workflowInfo, type ActivityOptions } from '@temporalio/workflow';
import { jsonOf, ownerOf } from '#adapters/workflow-engine/activities/run-values.ts';
import type { Json } from '#ports/event-store.ts';
import type { Activities, ActivityCalls, RetryPolicy, WorkflowDefinition } from '#workflows/workflow.ts';
import { activityType } from '../temporal-names.ts';
import { activityFaultOf, unlessCancelled } from './sandbox-faults.ts';

/** The worker's own deadline comes first; this one is for a worker that died. */
const marginMs = 60_000;

/** Any name can be called: which activities exist is known to the worker only. */
export const activityCalls = (
  retries: WorkflowDefinition['retries'],
  workflowInput: Json,
): ActivityCalls<Activities> => {
  const call = (name: string, input: unknown): Promise<unknown> => {
    const options = optionsOf(retries[name] ?? retries['*'], ownerOf(workflowInput));
    const answer = scheduleActivity(activityType(workflowInfo().workflowType, name), [jsonOf(input)], options);
    return unlessCancelled(answer).catch((failure: unknown) => {
      throw activityFaultOf(failure);
    });
  };
  return new Proxy(
    {},
    { get: (_calls, name) => (typeof name === 'string' ? (input: unknown) => call(name, input) : undefined) },
  );
};

/** Attempts that ended with their worker, or that found the step set aside: none of them is the activity's fault. */
const maxLostAttempts = 1_000;

const optionsOf = ({ initialMs, factor, maxMs, attempts, timeoutMs }: RetryPolicy, owner: string): ActivityOptions => ({
  startToCloseTimeout: timeoutMs + marginMs,
  // As long as a worker may take for a workflow task.
  heartbeatTimeout: workflowInfo().taskTimeoutMs,
  retry: {
    initialInterval: initialMs,
    backoffCoefficient: factor,
    maximumInterval: maxMs,
    maximumAttempts: attempts + maxLostAttempts,
  },
  // Owners share slots fairly, where the server supports it.
  ...(owner === '' ? {} : { priority: { fairnessKey: owner.slice(0, 64) } }),
});
