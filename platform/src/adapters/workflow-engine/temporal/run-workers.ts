import { NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import { createFairSemaphore, type FairSemaphore } from '#concurrency/fair-semaphore.ts';
import type { CrashRecord } from '#ports/crash-record.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import type { WorkflowBundle } from './bundle-workflows.ts';
import { performActivity } from './perform-activity.ts';
import { activityType, queuesOf, type TaskQueue } from './temporal-names.ts';
import { connectionOptions, type TemporalServer } from './temporal-server.ts';

/** Runs a worker holds in memory; others are replayed from their history. */
const maxCachedWorkflows = 300;
/** How much longer, after the grace period, to wait for activities that ignore their signal, in ms. */
const forceMs = 1_000;

export type WorkersParts = Readonly<{
  server: TemporalServer;
  taskQueue: string;
  workflows: readonly RegisteredWorkflow[];
  maxActivities: number;
  yieldTo: () => Promise<void>;
  crashes: CrashRecord;
  maxDeaths: number;
  onSetAside: (runId: string) => void;
  silenceMs: number;
  graceMs: number;
}>;
type Working = Readonly<{ bundle: WorkflowBundle; stop: AbortSignal; onReady: (workers: readonly Worker[]) => void }>;

/** One worker per queue, until `stop`. Rejects when the server cannot be reached or shuts a worker down. */
export const runWorkers = async (parts: WorkersParts, { bundle, stop, onReady }: Working): Promise<void> => {
  const connection = await NativeConnection.connect(connectionOptions(parts.server));
  try {
    const suspects = createFairSemaphore(1);
    const queues = queuesOf(parts.taskQueue, parts.workflows, parts.maxActivities);
    const workers = await Promise.all(
      queues.map((queue) => Worker.create(workerOptions({ ...parts, connection, bundle, suspects }, queue))),
    );
    await runUntil(workers, stop, onReady);
  } finally {
    // A worker that did not end in time may still hold it; it ends with the process.
    await connection.close().catch(() => undefined);
  }
};

const runUntil = async (workers: readonly Worker[], stop: AbortSignal, onReady: Working['onReady']): Promise<void> => {
  const runs = workers.map((worker) => worker.run());
  const stopped = Promise.withResolvers<void>();
  stop.addEventListener('abort', () => stopped.resolve(), { once: true });
  if (stop.aborted) stopped.resolve();
  try {
    onReady(workers);
    // When one worker ends, all are stopped and restarted.
    await Promise.race([...runs, stopped.promise]);
  } finally {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
    await Promise.allSettled(runs);
  }
};

type Made = WorkersParts & Readonly<{ connection: NativeConnection; bundle: WorkflowBundle; suspects: FairSemaphore }>;

const workerOptions = (
  { connection, bundle, server, workflows, silenceMs, graceMs, ...perform }: Made,
  queue: TaskQueue,
): WorkerOptions => ({
  connection,
  namespace: server.namespace,
  taskQueue: queue.name,
  workflowBundle: bundle,
  activities: Object.fromEntries(
    workflows.flatMap((workflow) =>
      Object.keys(workflow.activities).map((name) => [
        activityType(workflow.name, name),
        performActivity({ ...perform, workflow, name }),
      ]),
    ),
  ),
  maxConcurrentActivityTaskExecutions: queue.maxActivities,
  maxCachedWorkflows,
  stickyQueueScheduleToStartTimeout: silenceMs,
  // One late heartbeat must not count as death.
  maxHeartbeatThrottleInterval: silenceMs / 3,
  shutdownGraceTime: graceMs,
  shutdownForceTime: graceMs + forceMs,
});
