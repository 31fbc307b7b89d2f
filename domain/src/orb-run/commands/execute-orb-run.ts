import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import type { OrbRun } from '../orb-run.aggregate.ts';
import type {
  OrbRunCompleted,
  OrbRunFailed,
  OrbRunModelUsed,
  OrbRunPartRead,
  OrbRunPlanned,
  OrbRunStopped,
} from '../orb-run.events.ts';
import type { OrbResult, RunFailure, RunPart, RunUse } from '../orb-run.vocabulary.ts';
import { namesOf, whileItRuns } from './require-running.ts';

type Which = Readonly<{ runId: string; now: string }>;

/** A plan replaces an earlier one, and the drafts that were made by it. */
export const planOrbRun = (
  { thoughts, parts, now }: Which & Readonly<{ thoughts: number; parts: readonly RunPart[] }>,
  state: OrbRun,
): Decision<OrbRunPlanned> =>
  whileItRuns(state, (run) =>
    isSameValue(run.parts, parts)
      ? nothingNew
      : [{ type: 'OrbRunPlanned', data: { ...namesOf(run), thoughts, parts, plannedAt: now }, private: null }],
  );

type ReadPart = Which & Readonly<{ part: number; draft: OrbResult; removedCitations: number }>;

/** Of a plan that was replaced meanwhile, and of a part that was read already, nothing is recorded. */
export const recordReadPart = (
  { part, draft, removedCitations, now }: ReadPart,
  state: OrbRun,
): Decision<OrbRunPartRead> =>
  whileItRuns(state, (run) =>
    run.drafts[part] === null
      ? [{ type: 'OrbRunPartRead', data: { ...namesOf(run), part, removedCitations, readAt: now }, private: { draft } }]
      : nothingNew,
  );

/** Counts also for a run that ended meanwhile. */
export const recordRunUse = (
  { now, use }: Which & Readonly<{ use: RunUse }>,
  state: OrbRun,
): Decision<OrbRunModelUsed> =>
  state.status === 'absent'
    ? nothingNew
    : [{ type: 'OrbRunModelUsed', data: { ...namesOf(state), ...use, usedAt: now }, private: null }];

export type CompleteOrbRun = Which &
  Readonly<{
    result: OrbResult;
    removedCitations: number;
    engine: string;
    model: string;
    promptVersion: string;
  }>;

export const completeOrbRun = (
  { runId: _runId, now, result, removedCitations, ...made }: CompleteOrbRun,
  state: OrbRun,
): Decision<OrbRunCompleted> =>
  whileItRuns(state, (run) => {
    const { version, thoughts } = run;
    const { kind } = result;
    const data = { ...namesOf(run), ...made, version, kind, thoughts, removedCitations, completedAt: now };
    return [{ type: 'OrbRunCompleted', data, private: { result } }];
  });

export const failOrbRun = (
  { reason, now }: Which & Readonly<{ reason: RunFailure }>,
  state: OrbRun,
): Decision<OrbRunFailed> =>
  whileItRuns(state, (run) => [
    { type: 'OrbRunFailed', data: { ...namesOf(run), reason, failedAt: now }, private: null },
  ]);

/** By the person. */
export const stopOrbRun = ({ now }: Which, state: OrbRun): Decision<OrbRunStopped, 'orb-run.not-found'> => {
  if (state.status === 'absent') return refuse('orb-run.not-found');
  return whileItRuns(state, (run) => [
    { type: 'OrbRunStopped', data: { ...namesOf(run), stoppedAt: now }, private: null },
  ]);
};
