import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalRestored } from '../goal.events.ts';

export type RestoreGoal = Readonly<{ goalId: string; now: string }>;

export const restoreGoal = ({ goalId, now }: RestoreGoal, goal: Goal): Decision<GoalRestored, 'goal.not-found'> => {
  if (!goal) return refuse('goal.not-found');
  return goal.deleted ? [{ type: 'GoalRestored', data: { goalId, restoredAt: now }, private: null }] : nothingNew;
};
