import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { RunFailure } from '#orb-run/orb-run.vocabulary.ts';
import type { ExistingPastRun, OrbPastRun } from '../orb-past-run.aggregate.ts';
import type { OrbPastRunResumed, OrbPastRunStopped } from '../orb-past-run.events.ts';

type Which = Readonly<{ now: string }>;

/** What every event of it names. */
export const namesOf = ({ pastRunId, orbId, ownerId }: ExistingPastRun) => ({ pastRunId, orbId, ownerId });

/** By the person: the step that is being read ends, and is kept; none begins after it. */
export const stopPastRun = (
  { now }: Which,
  state: OrbPastRun,
): Decision<OrbPastRunStopped, 'orb-past-run.not-found'> => {
  if (state.status === 'absent') return refuse('orb-past-run.not-found');
  return state.status === 'running'
    ? [{ type: 'OrbPastRunStopped', data: { ...namesOf(state), reason: null, stoppedAt: now }, private: null }]
    : nothingNew;
};

/** Nothing more can be read for now. */
export const stopForReason = (
  { reason, now }: Which & Readonly<{ reason: RunFailure }>,
  state: OrbPastRun,
): Decision<OrbPastRunStopped> =>
  state.status === 'running'
    ? [{ type: 'OrbPastRunStopped', data: { ...namesOf(state), reason, stoppedAt: now }, private: null }]
    : nothingNew;

/** From the first step that has not ended. */
export const resumePastRun = (
  { now }: Which,
  state: OrbPastRun,
): Decision<OrbPastRunResumed, 'orb-past-run.not-found'> => {
  if (state.status === 'absent') return refuse('orb-past-run.not-found');
  return state.status === 'stopped'
    ? [{ type: 'OrbPastRunResumed', data: { ...namesOf(state), resumedAt: now }, private: null }]
    : nothingNew;
};
