import type { Json } from '@ecrin/platform/ports/event-store.ts';
import type { WorkflowDescription, WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import type { ActivityLog } from './activity-log.ts';
import type { SampleActivities } from './sample-workflows.ts';

/** One engine with its store over a whole test. At most 4 activities run at once. */
export type WorkflowEngineUnderTest = Readonly<{
  /** Ask again after every start, stop or kill. */
  engine: () => WorkflowEngine;
  startWorker: (activities: SampleActivities, options?: Readonly<{ changedDefinition?: boolean }>) => Promise<void>;
  /** Gracefully: what runs is handed back. */
  stopWorker: () => Promise<void>;
  /** Once all results of its activities are stored, and it only waits. */
  settled: () => Promise<unknown>;
  /** As if the process had died at this moment. */
  killWorker: () => Promise<void>;
  dispose: () => Promise<void>;
  /** Longer than a worker takes to start and to finish a run whose timer has elapsed, in ms. */
  startMs: number;
}>;

/** The engine of this case, and the notes of its workflows. */
export type WorkflowEngineCase = Readonly<{
  subject: () => WorkflowEngineUnderTest;
  activityLog: () => ActivityLog;
  engine: () => WorkflowEngine;
  start: (workflow: string, id: string, input: Json) => Promise<void>;
  /** Starts a worker whose activities write to the activity log. */
  startWorker: () => Promise<void>;
  /** Throws when there is none. */
  described: (id: string) => Promise<WorkflowDescription>;
  /** Once it no longer runs. */
  ended: (id: string) => Promise<WorkflowDescription>;
  untilNoted: (count: number) => Promise<unknown>;
}>;
