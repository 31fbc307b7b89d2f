import type { Json } from '#ports/event-store.ts';

/** Back-off between attempts grows by `factor` from `initialMs` to at most `maxMs`; `attempts` counts the first one too. */
export type RetryPolicy = Readonly<{
  initialMs: number;
  factor: number;
  maxMs: number;
  attempts: number;
  timeoutMs: number;
}>;

/** `idempotencyKey`: the same at every attempt of one step, so command ids are derived from it. `signal`: aborted on timeout, cancel and close. */
export type ActivityContext = Readonly<{ workflowId: string; idempotencyKey: string; signal: AbortSignal }>;
/** At-least-once. Results go into the journal: JSON, ids and choices only, no personal words. */
export type Activity = (input: never, context: ActivityContext) => Promise<unknown>;
export type Activities = Readonly<Record<string, Activity>>;
export type ActivityCalls<A extends Activities> = {
  readonly [Name in keyof A]: (input: Parameters<A[Name]>[0]) => ReturnType<A[Name]>;
};

/** What a workflow may do. Two interpreters: Temporal (native activities, timers, signals) and the embedded engine. */
export type Run<A extends Activities, Signal extends string, Input> = Readonly<{
  /** Each call is a journalled step: after a crash its recorded result is replayed. Throws `ActivityFault` when its policy is exhausted. */
  activities: ActivityCalls<A>;
  sleep: (ms: number) => Promise<void>;
  /** ISO 8601 instant; a past one returns at once. */
  sleepUntil: (instant: string) => Promise<void>;
  /** The signal's payload in order of arrival, or `timed-out` after `ms` (null: wait forever). */
  waitFor: (signal: Signal, ms: number | null) => Promise<Readonly<{ payload: Json }> | 'timed-out'>;
  /** Ends this run and starts the same workflow again with a new input and an empty history. Never returns. */
  continueAsNew: (input: Input) => Promise<never>;
}>;

export type WorkflowFunction<Input, Output, A extends Activities, Signal extends string = never> = (
  run: Run<A, Signal, Input>,
  input: Input,
) => Promise<Output>;

export type WorkflowDefinition<
  Input = never,
  Output = unknown,
  A extends Activities = Activities,
  Signal extends string = string,
> = Readonly<{
  name: string;
  run: WorkflowFunction<Input, Output, A, Signal>;
  /** Per activity, else `*`. */
  retries: Readonly<{ '*': RetryPolicy }> & { readonly [Name in keyof A]?: RetryPolicy };
}>;

/** Infers each workflow file's types. Whatever an erased person's work was still doing ends there, as done: with null. */
export const defineWorkflow = <Input, Output, A extends Activities, Signal extends string = never>(
  definition: WorkflowDefinition<Input, Output, A, Signal>,
): WorkflowDefinition<Input, Output | null, A, Signal> => ({
  ...definition,
  run: async (run, input) => {
    try {
      return await definition.run(run, input);
    } catch (fault) {
      if (isOwnerErased(fault)) return null;
      throw fault;
    }
  },
});

/** A workflow of any types, as engines run it. */
export type AnyWorkflow = Readonly<{
  name: string;
  run: (run: never, input: never) => Promise<unknown>;
  retries: Readonly<{ '*': RetryPolicy }> & { readonly [activity: string]: RetryPolicy | undefined };
}>;
/** With the activities it runs. `maxActivities`: of this workflow at once in one process. */
export type RegisteredWorkflow = AnyWorkflow & Readonly<{ activities: Activities; maxActivities: number | null }>;

/** Joins a workflow to its activities. */
export const registerWorkflow = <Input, Output, A extends Activities, Signal extends string>(
  definition: WorkflowDefinition<Input, Output, A, Signal>,
  activities: A,
  { maxActivities = null }: Readonly<{ maxActivities?: number | null }> = {},
): RegisteredWorkflow => ({ ...definition, activities, maxActivities });

/** What an activity throws to steer its retries, and what a workflow catches when an activity failed. Messages contain no personal words. */
export class ActivityFault extends Error {
  readonly code: string;
  /** null: do not retry. 0: as the policy says. Else the minimum wait in ms. */
  readonly retryAfterMs: number | null;

  constructor(code: string, message: string, retryAfterMs: number | null = 0) {
    super(message);
    this.name = 'ActivityFault';
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

const ownerErasedCode = 'owner-erased';
/** Nothing can be written for this person any more, now or later. */
export const ownerErased = (): ActivityFault =>
  new ActivityFault(ownerErasedCode, 'the key of the owner was destroyed', null);
export const isOwnerErased = (fault: unknown): boolean =>
  fault instanceof ActivityFault && fault.code === ownerErasedCode;
