import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { RunFailure, RunValues } from '#orb-run/orb-run.vocabulary.ts';
import type { PastSpan, PastStep } from './orb-past-run.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC. Each step is a run with a stream of its own.

type PastRun = Readonly<{ pastRunId: string; orbId: string; ownerId: string }>;

/** `versions`: of the orb's instructions, one or two; each span is read with each. `language`: in which results are written. */
export type OrbPastRunBegun = DomainEvent<
  'OrbPastRunBegun',
  PastRun & {
    versions: readonly number[];
    step: PastStep;
    spans: readonly PastSpan[];
    language: Language;
    timeZone: string;
    begunAt: string;
  },
  { values: RunValues }
>;
/** `place`: of the step from 0: the spans in their order, each with every version. */
export type OrbPastRunStepBegun = DomainEvent<
  'OrbPastRunStepBegun',
  PastRun & { place: number; runId: string; begunAt: string },
  null
>;
/** With or without a result: a span without thoughts has none. */
export type OrbPastRunStepEnded = DomainEvent<
  'OrbPastRunStepEnded',
  PastRun & { place: number; runId: string; endedAt: string },
  null
>;
/** What has ended is kept. `reason`: why nothing more can be read for now; null: by the person. */
export type OrbPastRunStopped = DomainEvent<
  'OrbPastRunStopped',
  PastRun & { reason: RunFailure | null; stoppedAt: string },
  null
>;
export type OrbPastRunResumed = DomainEvent<'OrbPastRunResumed', PastRun & { resumedAt: string }, null>;

/** In the stream `orb-past-run-<pastRunId>`. */
export type OrbPastRunEvent =
  | OrbPastRunBegun
  | OrbPastRunStepBegun
  | OrbPastRunStepEnded
  | OrbPastRunStopped
  | OrbPastRunResumed;
