import {
  WorkflowExecutionAlreadyStartedError,
  WorkflowFailedError,
  WorkflowNotFoundError,
  type Client,
  type Connection,
  type WorkflowExecutionDescription,
  type WorkflowHandle,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Json } from '#ports/event-store.ts';
import type { SetAsideRun, WorkflowDescription, WorkflowEngine, WorkflowStatus } from '#ports/workflow-engine.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import { callTemporal } from './call-temporal.ts';
import { createOverview, restartFailed } from './failed-runs.ts';
import { queueOf, setAsideCode } from './temporal-names.ts';

export type EngineParts = Readonly<{
  client: Client;
  connection: Connection;
  workflows: readonly RegisteredWorkflow[];
  taskQueue: string;
  /** A worker silent for this long is considered dead, in ms. */
  silenceMs: number;
}>;

/** Starts and steers. Only ids are sent: no memo, no search attribute. */
export const createTemporalEngine = (parts: EngineParts): Omit<WorkflowEngine, 'close'> => {
  const { client, connection, workflows, taskQueue, silenceMs } = parts;
  const ask = <Answer>(question: () => Promise<Answer>): Promise<Answer> => callTemporal(connection, question);
  const handle = (id: string): WorkflowHandle => client.workflow.getHandle(id);

  return {
    start: async ({ workflow, id, input }) => {
      const queue = queueOf(
        taskQueue,
        workflows.find(({ name }) => name === workflow) ?? { name: workflow, maxActivities: null },
      );
      await unlessFailedWith(
        WorkflowExecutionAlreadyStartedError,
        ask(() =>
          client.workflow.start(workflow, {
            workflowId: id,
            taskQueue: queue,
            args: [input],
            workflowTaskTimeout: silenceMs,
            workflowIdReusePolicy: 'REJECT_DUPLICATE',
            workflowIdConflictPolicy: 'FAIL',
          }),
        ),
      );
    },
    signal: async (id, signal, payload = null) =>
      unlessFailedWith(
        WorkflowNotFoundError,
        ask(() => handle(id).signal(signal, payload)),
      ),
    cancel: async (id) =>
      void (await unlessFailedWith(
        WorkflowNotFoundError,
        ask(() => cancel(handle(id))),
      )),
    describe: (id) => ask(() => describe(handle(id), client)),
    setAside: () => ask(() => listSetAside(client)),
    retry: (id) => ask(() => retry(handle(id), parts)),
    ...createOverview({ client, taskQueue }, ask),
  };
};

/** A parked run would never see the request: it is terminated instead. */
const cancel = async (handle: WorkflowHandle): Promise<unknown> =>
  problemOf(await handle.describe()) === null ? handle.cancel() : handle.terminate('cancelled while it stood still');

type PendingActivity = NonNullable<WorkflowExecutionDescription['raw']['pendingActivities']>[number];

const isSetAside = ({ lastFailure }: PendingActivity): boolean =>
  lastFailure?.applicationFailureInfo?.type === setAsideCode;

const listSetAside = async (client: Client): Promise<readonly SetAsideRun[]> => {
  const running = client.workflow.list({ query: "ExecutionStatus = 'Running'" });
  const runs = await Array.fromAsync(running, async ({ workflowId }) =>
    setAsideOf(await client.workflow.getHandle(workflowId).describe()),
  );
  return runs.filter((run) => run !== null);
};

/** null: it goes on, or has ended. */
export const setAsideOf = (description: WorkflowExecutionDescription): SetAsideRun | null => {
  const reason = description.status.name === 'RUNNING' ? problemOf(description) : null;
  const retryable = (description.raw.pendingActivities ?? []).some(isSetAside);
  return reason === null ? null : { id: description.workflowId, reason, retryable };
};

/** Resets the count of attempts of an activity that was set aside, and the state stored between them; a failed run is run again. */
const retry = async (handle: WorkflowHandle, { client }: EngineParts): Promise<boolean> => {
  const { raw, status } = await handle.describe();
  if (statuses[status.name] === 'failed') return restartFailed(client, handle.workflowId);
  const waiting = (raw.pendingActivities ?? []).filter(isSetAside);
  for (const { activityId } of waiting)
    await client.workflowService.resetActivity({
      namespace: client.options.namespace,
      execution: { workflowId: handle.workflowId },
      id: activityId ?? '',
      resetHeartbeat: true,
    });
  return waiting.length > 0;
};

type Kind = typeof WorkflowExecutionAlreadyStartedError | typeof WorkflowNotFoundError;

/** False when it failed with this one error. */
const unlessFailedWith = async (kind: Kind, work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (failure) {
    if (failure instanceof kind) return false;
    throw failure;
  }
};

const describe = async (handle: WorkflowHandle, client: Client): Promise<WorkflowDescription | null> => {
  try {
    const description = await handle.describe();
    const status = statuses[description.status.name] ?? 'running';
    const ending = status === 'running' ? { result: null, failure: problemOf(description) } : await endingOf(handle);
    return {
      id: handle.workflowId,
      workflow: description.type,
      status,
      startedAt: await startedAt(description, client),
      ...ending,
    };
  } catch (failure) {
    if (failure instanceof WorkflowNotFoundError) return null;
    throw failure;
  }
};

/** Every other status is running: one that continues as new is between two of its runs. */
const statuses: Readonly<Record<string, WorkflowStatus>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
  TIMED_OUT: 'failed',
  CANCELLED: 'cancelled',
  TERMINATED: 'cancelled',
};

const endingOf = async (handle: WorkflowHandle): Promise<Pick<WorkflowDescription, 'result' | 'failure'>> => {
  try {
    // The workflow's result went through JSON when it ended.
    return { result: (await handle.result()) as Json, failure: null };
  } catch (failure) {
    if (!(failure instanceof WorkflowFailedError)) throw failure;
    return { result: null, failure: failure.cause instanceof ApplicationFailure ? failure.cause.message : null };
  }
};

/** When its first run began, however often it continued as new since. */
const startedAt = async (
  { workflowId, runId, startTime, raw }: WorkflowExecutionDescription,
  client: Client,
): Promise<string> => {
  const first = raw.workflowExecutionInfo?.firstRunId ?? runId;
  if (first === runId || first === '') return startTime.toISOString();
  // The server may have deleted the first run already.
  const description = await client.workflow
    .getHandle(workflowId, first)
    .describe()
    .catch(() => null);
  return (description?.startTime ?? startTime).toISOString();
};

/** Why a run is parked: its last workflow task failed, and it waits for a worker that can replay it; or an activity was set aside. null: it is not. */
const problemOf = ({ raw }: WorkflowExecutionDescription): string | null => {
  if ((raw.pendingWorkflowTask?.attempt ?? 1) > 1)
    return 'parked: its code no longer matches its history, no worker knows it, or its worker died';
  return (raw.pendingActivities ?? []).find(isSetAside)?.lastFailure?.message ?? null;
};
