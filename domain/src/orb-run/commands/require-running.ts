import { nothingNew, refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { OrbRun, RequestedRun } from '../orb-run.aggregate.ts';

/** What every event of a run names. */
export const namesOf = ({ runId, orbId, ownerId }: Pick<RequestedRun, 'runId' | 'orbId' | 'ownerId'>) => ({
  runId,
  orbId,
  ownerId,
});

/** A run that ended meanwhile changes no more. */
export const whileItRuns = <const Decided extends Decision<DomainEvent>>(
  state: OrbRun,
  decide: (run: RequestedRun) => Decided,
): Decided | typeof nothingNew => (state.status === 'running' ? decide(state) : nothingNew);

type Completed = Extract<OrbRun, { status: 'completed' }>;

export const requireResult = <Decided extends Decision<DomainEvent, string>>(
  state: OrbRun,
  decide: (run: Completed) => Decided,
): Decided | Refusal<'orb-run.not-found' | 'orb-run.no-result'> => {
  if (state.status === 'absent') return refuse('orb-run.not-found');
  return state.status === 'completed' ? decide(state) : refuse('orb-run.no-result');
};
