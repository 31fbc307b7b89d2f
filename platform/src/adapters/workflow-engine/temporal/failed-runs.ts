import { randomUUID } from 'node:crypto';
import type { Client, WorkflowHandle } from '@temporalio/client';
import type { FailedRun, WorkflowEngine, WorkflowLoad } from '#ports/workflow-engine.ts';

/** More are not listed only to find the oldest. */
const mostListed = 200;

type Ask = <Answer>(question: () => Promise<Answer>) => Promise<Answer>;

/** Others may use the same namespace: only what runs on our task queues is ours. */
type Ours = Readonly<{ client: Client; taskQueue: string }>;
export const onOurQueues = ({ taskQueue }: Pick<Ours, 'taskQueue'>): string =>
  `(TaskQueue = '${taskQueue}' OR TaskQueue STARTS_WITH '${taskQueue}/')`;

/** Visibility follows within a second or two. */
export const createOverview = (ours: Ours, ask: Ask): Pick<WorkflowEngine, 'load' | 'failed'> => ({
  load: (names) => ask(() => Promise.all(names.map((name) => loadOf(ours, name)))),
  failed: (most) => ask(() => listFailed(ours, most)),
});

const loadOf = async (ours: Ours, workflow: string): Promise<WorkflowLoad> => {
  const { client } = ours;
  const query = `${onOurQueues(ours)} AND WorkflowType = '${workflow}' AND ExecutionStatus = 'Running'`;
  const { count: running } = await client.workflow.count(query);
  return { workflow, running, oldest: await oldestOf(client, query, running) };
};

const oldestOf = async (client: Client, query: string, running: number): Promise<string | null> => {
  if (running === 0 || running > mostListed) return null;
  const times = await Array.fromAsync(client.workflow.list({ query }), ({ startTime }) => startTime.toISOString());
  return times.toSorted()[0] ?? null;
};

const listFailed = async (ours: Ours, most: number): Promise<readonly FailedRun[]> => {
  const { client } = ours;
  const found: FailedRun[] = [];
  const query = `${onOurQueues(ours)} AND (ExecutionStatus = 'Failed' OR ExecutionStatus = 'TimedOut')`;
  for await (const run of client.workflow.list({ query, pageSize: most })) {
    // A run that was reset is listed as failed still; its id has a newer one.
    if (!(await isLatest(client, run))) continue;
    found.push({
      id: run.workflowId,
      workflow: run.type,
      failure: await failureOf(client, run.workflowId),
      endedAt: (run.closeTime ?? run.startTime).toISOString(),
    });
    if (found.length === most) break;
  }
  return found.toSorted((one, other) => other.endedAt.localeCompare(one.endedAt));
};

const isLatest = async (
  client: Client,
  { workflowId, runId }: Readonly<{ workflowId: string; runId: string }>,
): Promise<boolean> => (await client.workflow.getHandle(workflowId).describe()).runId === runId;

const failureOf = async (client: Client, workflowId: string): Promise<string | null> => {
  const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
  return events?.at(-1)?.workflowExecutionFailedEventAttributes?.failure?.message ?? null;
};

/** From just before its last failed activity was requested; without one from its last step. Earlier results are kept. */
export const restartFailed = async (client: Client, workflowId: string): Promise<boolean> => {
  const handle = client.workflow.getHandle(workflowId);
  const [{ runId }, { events }] = await Promise.all([handle.describe(), handle.fetchHistory()]);
  const workflowTaskFinishEventId = lastDecisionIn(events ?? []);
  if (!workflowTaskFinishEventId) return false;
  await client.workflowService.resetWorkflowExecution({
    namespace: client.options.namespace,
    workflowExecution: { workflowId, runId },
    reason: 'retried by an administrator',
    workflowTaskFinishEventId,
    requestId: randomUUID(),
  });
  return true;
};

type HistoryEvents = NonNullable<Awaited<ReturnType<WorkflowHandle['fetchHistory']>>['events']>;

const lastDecisionIn = (events: HistoryEvents) =>
  decisionBefore(events, failedActivityIn(events)) ??
  events.findLast((event) => event.workflowTaskCompletedEventAttributes)?.eventId;

/** The id of the event that requested the activity that failed last. */
const failedActivityIn = (events: HistoryEvents): string | null => {
  const ends = events.map(
    (event) => event.activityTaskFailedEventAttributes ?? event.activityTaskTimedOutEventAttributes,
  );
  const scheduled = ends.findLast((end) => end)?.scheduledEventId;
  return scheduled ? String(scheduled) : null;
};

const decisionBefore = (events: HistoryEvents, scheduledId: string | null) =>
  events.find(({ eventId }) => scheduledId !== null && String(eventId) === scheduledId)
    ?.activityTaskScheduledEventAttributes?.workflowTaskCompletedEventId;
