import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { OrbRun } from '../orb-run.aggregate.ts';
import type { OrbRunSkipped } from '../orb-run.events.ts';
import type { RunOccasion, RunSkip } from '../orb-run.vocabulary.ts';

export type SkipOrbRun = Readonly<{
  runId: string;
  orbId: string;
  ownerId: string;
  version: number;
  occasion: RunOccasion;
  reason: RunSkip;
  now: string;
}>;

/** Records why it did not run, once. */
export const skipOrbRun = ({ now, ...skipped }: SkipOrbRun, state: OrbRun): Decision<OrbRunSkipped> =>
  state.status === 'absent'
    ? [{ type: 'OrbRunSkipped', data: { ...skipped, skippedAt: now }, private: null }]
    : nothingNew;
