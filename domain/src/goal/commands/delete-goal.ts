import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalDeleted } from '../goal.events.ts';

export type DeleteGoal = Readonly<{ goalId: string; now: string }>;

/** Thoughts are unchanged; restoring brings back all figures. */
export const deleteGoal = ({ goalId, now }: DeleteGoal, goal: Goal): Decision<GoalDeleted, 'goal.not-found'> => {
  if (!goal) return refuse('goal.not-found');
  return goal.deleted ? nothingNew : [{ type: 'GoalDeleted', data: { goalId, deletedAt: now }, private: null }];
};
