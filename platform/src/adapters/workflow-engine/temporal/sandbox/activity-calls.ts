import { scheduleActivity, workflowInfo, type ActivityOptions } from '@temporalio/workflow';
import { ownerOf } from '#adapters/workflow-engine/activities/activity-slots.ts';
import { jsonOf } from '#adapters/workflow-engine/embedded/replay.ts';
import type { Json } from '#ports/event-store.ts';
import type { Activities, ActivityCalls, RetryPolicy, WorkflowDefinition } from '#workflows/workflow.ts';
import { activityType, maxDeaths } from '../activity-type.ts';
import { activityFaultOf, unlessCancelled } from './sandbox-faults.ts';

/** The activity's own clock gives up first; this only ends what lost its clock. */
const marginMs = 60_000;

/** Every name is a call: which there are is known where activities run. */
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

const optionsOf = ({ initialMs, factor, maxMs, attempts, timeoutMs }: RetryPolicy, owner: string): ActivityOptions => ({
  startToCloseTimeout: timeoutMs + marginMs,
  // Whoever is silent as long as a worker may be with a workflow is dead.
  heartbeatTimeout: workflowInfo().taskTimeoutMs,
  retry: {
    initialInterval: initialMs,
    backoffCoefficient: factor,
    maximumInterval: maxMs,
    maximumAttempts: attempts + maxDeaths,
  },
  // So that one who asks for much does not keep others waiting, where the server knows fairness.
  ...(owner === '' ? {} : { priority: { fairnessKey: owner.slice(0, 64) } }),
});
