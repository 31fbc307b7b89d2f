import type { Json } from './event-store.ts';

/** Starts and steers workflows. Embedded: a durable runner on SQLite; outgrown: Temporal. Contract: `testing/src/contracts/workflow-engine.contract.ts`. */
export type WorkflowStatus = 'running' | 'completed' | 'failed' | 'cancelled';
export type WorkflowDescription = Readonly<{ id: string; workflow: string; status: WorkflowStatus; startedAt: string; result: Json; failure: string | null }>;

export type WorkflowEngine = Readonly<{
  /** Idempotent by id, also after the workflow has ended. Inputs hold ids only: no personal words in any history. */
  start: (request: Readonly<{ workflow: string; id: string; input: Json }>) => Promise<void>;
  /** Delivered in order; to an ended or unknown workflow: ignored, answers false. */
  signal: (id: string, signal: string, payload?: Json) => Promise<boolean>;
  cancel: (id: string) => Promise<void>;
  describe: (id: string) => Promise<WorkflowDescription | null>;
  close: () => Promise<void>;
}>;
