import type { WorkCounts } from '@ecrin/contracts/operation/operation.ts';

/** `stopped`: a part cannot go on by itself. `late`: an engine does not answer, or work takes too long. */
export type ServiceStanding = 'moving' | 'late' | 'stopped';

/** Engines that do not answer. */
export const enginesAway = ({ engines }: Pick<WorkCounts, 'engines'>) =>
  engines.filter(({ state }) => state === 'away');

/** The one standing of the service, wherever it is shown. `ready`: as in `/readyz`. */
export const standingOf = (
  ready: boolean,
  { overdue, parkedModels, engines }: Pick<WorkCounts, 'overdue' | 'parkedModels' | 'engines'>,
): ServiceStanding => {
  if (!ready || parkedModels > 0) return 'stopped';
  return overdue > 0 || enginesAway({ engines }).length > 0 ? 'late' : 'moving';
};
