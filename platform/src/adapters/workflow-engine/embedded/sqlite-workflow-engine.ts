import type { Clock } from '#ports/clock.ts';
import type { WorkflowEngine, WorkflowWorker } from '#ports/workflow-engine.ts';
import type { TriggerCheckpoints } from '#workflows/trigger.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import { defaultMaxDeaths } from '../activities/retry-delay.ts';
import { openWorkflowJournal, type WorkflowJournal } from '../journal/workflow-journal.ts';
import { createSqliteWorker, type SqliteWorker } from './sqlite-worker.ts';

export type SqliteWorkflowEngineOptions = Readonly<{
  /** `workflows.db`; created when it is missing. One process at a time. */
  file: string;
  clock: Clock;
  workflows: readonly RegisteredWorkflow[];
  /** Activities at once in this process. */
  maxActivities?: number;
  /** Awaited before each activity starts: requests may go first. */
  yieldTo?: () => Promise<void>;
  /** How long closing waits for running activities, in ms; then they are run again by the next worker. */
  graceMs?: number;
  /** A run is set aside after this many process crashes during one of its activities. */
  maxDeaths?: number;
  /** Triggers keep how far they are in another store: what they start is durable before that is. */
  checkpointsElsewhere?: boolean;
}>;

export type SqliteWorkflows = Readonly<{
  engine: WorkflowEngine;
  worker: WorkflowWorker;
  checkpoints: TriggerCheckpoints;
}>;

/** The embedded runner: every step of every run is one row. Nothing runs before `worker.start()`; close the worker before the engine. */
export const openSqliteWorkflowEngine = (options: SqliteWorkflowEngineOptions): SqliteWorkflows => {
  const { clock, maxActivities = 64, yieldTo = async () => undefined, graceMs = 2_000 } = options;
  const { maxDeaths = defaultMaxDeaths, checkpointsElsewhere = false } = options;
  const journal = openWorkflowJournal(options.file);
  const worker = createSqliteWorker({ ...options, journal, maxActivities, yieldTo, graceMs, maxDeaths });

  const start = checkpointsElsewhere ? journal.startDurably : journal.start;

  const engine: WorkflowEngine = {
    start: async (request) => {
      const { result: isNew, done } = start({ ...request, startedAt: clock.now().toISOString() });
      if (isNew) worker.poll();
      await done;
    },
    signal: async (id, signal, payload = null) => {
      const { result: delivered, done } = journal.signal(id, signal, { payload, at: clock.now().getTime() });
      // Not after the commit: a run about to be suspended must see it before.
      if (delivered) worker.wake(id);
      await done;
      return delivered;
    },
    cancel: async (id) => {
      const { done } = journal.cancel(id, clock.now().toISOString());
      worker.discard(id);
      await done;
    },
    describe: async (id) => journal.describe(id),
    load: async (workflows) => workflows.map(journal.countRunning),
    failed: async (most) => journal.failed(most),
    ...prepareRetry(journal, worker, maxDeaths),
    close: () => worker.close().then(journal.close),
  };
  const checkpoints: TriggerCheckpoints = {
    load: async (name) => journal.checkpoint(name),
    save: (name, at) => journal.saveCheckpoint(name, at),
    forget: (name) => journal.forgetCheckpoint(name),
  };
  return { engine, worker, checkpoints };
};

/** Of runs that were set aside, or failed. */
const prepareRetry = (
  journal: WorkflowJournal,
  worker: SqliteWorker,
  maxDeaths: number,
): Pick<WorkflowEngine, 'setAside' | 'retry'> => ({
  setAside: async () => journal.setAside(maxDeaths),
  retry: async (id) => {
    const [setAside, failed] = [journal.forgetDeaths(id), journal.restart(id)];
    await Promise.all([setAside.done, failed.done]);
    worker.poll();
    return setAside.result || failed.result;
  },
});
