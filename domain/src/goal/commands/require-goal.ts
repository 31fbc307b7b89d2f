import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { GoalHistory } from '../goal-history.ts';
import type { Goal } from '../goal.aggregate.ts';

export type GoalUnavailable = 'goal.not-found' | 'goal.deleted';

/** Every change but restoring requires an existing goal. */
export const requireGoal = <Decided extends Decision<DomainEvent, string>>(
  goal: Goal,
  decide: (history: GoalHistory) => Decided,
): Decided | Refusal<GoalUnavailable> => {
  if (!goal) return refuse('goal.not-found');
  return goal.deleted ? refuse('goal.deleted') : decide(goal);
};
