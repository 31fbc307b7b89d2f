import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { RunValues } from '#orb-run/orb-run.vocabulary.ts';
import type { OrbPastRunEvent } from './orb-past-run.events.ts';
import type { PastSpan } from './orb-past-run.vocabulary.ts';

/** `values`: null once the owner's key is destroyed. `done`: steps that ended. `currentRunId`: of the step after them, once it began. `goingSince`: when it began, or was last resumed. */
export type ExistingPastRun = Readonly<{
  pastRunId: string;
  orbId: string;
  ownerId: string;
  versions: readonly number[];
  spans: readonly PastSpan[];
  language: Language;
  timeZone: string;
  values: RunValues | null;
  done: number;
  currentRunId: string | null;
  goingSince: string;
}>;
export type OrbPastRun = Readonly<{ status: 'absent' }> | StartedPastRun;
type StartedPastRun = ExistingPastRun & Readonly<{ status: 'running' | 'stopped' | 'ended' }>;

/** A step: a span, read with a version. null: all have ended. */
export type PastRunStep = Readonly<{ place: number; span: PastSpan; version: number }>;

export const nextStepOf = ({ spans, versions, done }: ExistingPastRun): PastRunStep | null => {
  const span = spans[Math.floor(done / versions.length)];
  const version = versions[done % versions.length];
  return span && version !== undefined ? { place: done, span, version } : null;
};

const change = (state: OrbPastRun, changed: (before: ExistingPastRun) => Partial<StartedPastRun>): OrbPastRun =>
  state.status === 'absent' ? state : { ...state, ...changed(state) };

export const orbPastRun: Aggregate<OrbPastRun, OrbPastRunEvent> = {
  category: 'orb-past-run',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<OrbPastRun, OrbPastRunEvent>({
    OrbPastRunBegun: (_state, { step: _step, begunAt, ...data }, words) => ({
      ...data,
      status: 'running',
      values: words?.values ?? null,
      done: 0,
      currentRunId: null,
      goingSince: begunAt,
    }),
    OrbPastRunStepBegun: (state, { runId }) => change(state, () => ({ currentRunId: runId })),
    OrbPastRunStepEnded: (state) =>
      change(state, (before) => {
        const done = before.done + 1;
        const all = before.spans.length * before.versions.length;
        return { done, currentRunId: null, ...(done === all && { status: 'ended' }) };
      }),
    OrbPastRunStopped: (state) => change(state, () => ({ status: 'stopped' })),
    OrbPastRunResumed: (state, { resumedAt }) => change(state, () => ({ status: 'running', goingSince: resumedAt })),
  }),
};
