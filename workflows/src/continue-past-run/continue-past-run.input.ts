/** A past that goes on; or a run that ended, which may be a step of one. */
export type ContinuePastRunInput =
  | Readonly<{ pastRunId: string; ownerId: string | null }>
  | Readonly<{ runId: string; ownerId: string | null }>;
/** `nothing`: there is no further step, it is stopped, or the run was no step. */
export type ContinuePastRunOutcome = 'began' | 'nothing';
