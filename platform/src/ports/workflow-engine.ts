import type { Json } from './event-store.ts';

/** Starts and steers workflows. Embedded: a durable runner on SQLite; scaled out: Temporal. Contract: `testing/src/port-contracts/workflow-engine/workflow-engine.contract.ts`. */
export type WorkflowStatus = 'running' | 'completed' | 'failed' | 'cancelled';
export type WorkflowDescription = Readonly<{
  id: string;
  workflow: string;
  status: WorkflowStatus;
  startedAt: string;
  result: Json;
  failure: string | null;
}>;

/** A remote engine may be unreachable; then each call throws within 5 s. */
export type WorkflowEngineFaultKind = 'unavailable' | 'timed-out' | 'access-denied' | 'unknown-namespace' | 'refused';
export class WorkflowEngineFault extends Error {
  readonly kind: WorkflowEngineFaultKind;

  constructor(kind: WorkflowEngineFaultKind, message: string) {
    super(message);
    this.name = 'WorkflowEngineFault';
    this.kind = kind;
  }
}

/** `retryable`: it waits for `retry`; the others go on by themselves once a worker has code that matches their journal. */
export type SetAsideRun = Readonly<{ id: string; reason: string; retryable: boolean }>;
/** How many runs of a workflow have not ended, and when the oldest began; null: there is none, or too many to tell. */
export type WorkflowLoad = Readonly<{ workflow: string; running: number; oldest: string | null }>;
/** `failure`: as in `WorkflowDescription`. */
export type FailedRun = Readonly<{ id: string; workflow: string; failure: string | null; endedAt: string }>;

/** All may throw `WorkflowEngineFault`. */
export type WorkflowEngine = Readonly<{
  /** Idempotent by id, also after the workflow has ended. Inputs hold ids only: no personal words in any history. */
  start: (request: Readonly<{ workflow: string; id: string; input: Json }>) => Promise<void>;
  /** Delivered in order; to an ended or unknown workflow: ignored, returns false. */
  signal: (id: string, signal: string, payload?: Json) => Promise<boolean>;
  cancel: (id: string) => Promise<void>;
  describe: (id: string) => Promise<WorkflowDescription | null>;
  /** Runs that no worker continues: processes ended in the middle of one of their activities, and no more are to, or no code matches them. */
  setAside: () => Promise<readonly SetAsideRun[]>;
  /** Of the workflows named. */
  load: (workflows: readonly string[]) => Promise<readonly WorkflowLoad[]>;
  /** The latest failures, newest first. */
  failed: (most: number) => Promise<readonly FailedRun[]>;
  /**
   * Retries the activity for which a run was set aside, or runs a failed one again: what it did already is done again under the same keys, or taken
   * from its history. False when it neither was set aside nor failed.
   */
  retry: (id: string) => Promise<boolean>;
  close: () => Promise<void>;
}>;

/** `parked`: runs that cannot continue (their code does not match their journal, is unknown here, or ended the process too often). */
export type WorkerHealth = Readonly<{
  active: number;
  parked: readonly SetAsideRun[];
  /** Why the worker itself is stuck (its store does not answer); null: it is not. */
  fault: string | null;
}>;

/** Runs workflows in this process. What `close` interrupts is run again by the next worker. */
export type WorkflowWorker = Readonly<{
  start: () => Promise<void>;
  health: () => Promise<WorkerHealth>;
  close: () => Promise<void>;
}>;
