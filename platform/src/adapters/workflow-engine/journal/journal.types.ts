import type { Json } from '#ports/event-store.ts';
import type { WorkflowStatus } from '#ports/workflow-engine.ts';

export type StepKind = 'activity' | 'sleep' | 'signal';
export type Outcome = Readonly<{ answer: Json }> | Readonly<{ fault: Readonly<{ code: string; message: string }> }>;

/** One call of a workflow function. Instants in ms. Changes while the run is active; the journal stores every change. */
export type Step = {
  readonly seq: number;
  readonly kind: StepKind;
  readonly name: string;
  /** As JSON; compared on replay with what the function asks for. */
  readonly input: string;
  /** Timer, timeout of a wait (null: none), or the next attempt of an activity. */
  dueAt: number | null;
  attempt: number;
  /** How often a process died while running it. */
  deaths: number;
  running: boolean;
  /** Position among the results: replay delivers them in the same order. */
  completion: number | null;
  outcome: Outcome | null;
};

export type ReceivedSignal = Readonly<{ seq: number; name: string; payload: Json; receivedAt: number }>;
export type LoadedRun = Readonly<{ id: string; workflow: string; input: Json; run: number; steps: Step[] }>;
export type Ending =
  | Readonly<{ kind: 'ended'; status: Exclude<WorkflowStatus, 'running'>; result: Json; failure: string | null }>
  | Readonly<{ kind: 'continued'; input: Json }>;
