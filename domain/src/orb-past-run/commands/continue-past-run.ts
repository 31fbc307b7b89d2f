import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { RunFailure } from '#orb-run/orb-run.vocabulary.ts';
import type { OrbPastRun } from '../orb-past-run.aggregate.ts';
import type { OrbPastRunStepBegun, OrbPastRunStepEnded, OrbPastRunStopped } from '../orb-past-run.events.ts';
import { namesOf } from './stop-past-run.ts';

type Step = Readonly<{ place: number; runId: string; now: string }>;

/** The next one, once; while it is stopped none begins. */
export const beginPastStep = ({ place, runId, now }: Step, state: OrbPastRun): Decision<OrbPastRunStepBegun> =>
  state.status === 'running' && state.done === place && state.currentRunId !== runId
    ? [{ type: 'OrbPastRunStepBegun', data: { ...namesOf(state), place, runId, begunAt: now }, private: null }]
    : nothingNew;

/** Of one span only: the next may well have a result. */
const ofOneSpan: readonly RunFailure[] = ['nothing-to-read', 'contract-broken'];

type EndedRun = Readonly<{ runId: string; outcome: 'completed' | 'stopped' | RunFailure; now: string }>;

/** A failure that would meet every further step stops it: that step is read again when it is resumed. */
export const endPastStep = (
  { runId, outcome, now }: EndedRun,
  state: OrbPastRun,
): Decision<OrbPastRunStepEnded | OrbPastRunStopped> => {
  if (state.status === 'absent' || state.currentRunId !== runId) return nothingNew;
  if (outcome === 'completed' || ofOneSpan.some((reason) => reason === outcome)) {
    const data = { ...namesOf(state), place: state.done, runId, endedAt: now };
    return [{ type: 'OrbPastRunStepEnded', data, private: null }];
  }
  const reason = outcome === 'stopped' ? null : outcome;
  return state.status === 'running'
    ? [{ type: 'OrbPastRunStopped', data: { ...namesOf(state), reason, stoppedAt: now }, private: null }]
    : nothingNew;
};
