import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { isActive } from '../goal-history.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalDeactivated } from '../goal.events.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

export type DeactivateGoal = Readonly<{ goalId: string; today: string; now: string }>;

export const deactivateGoal = (
  { goalId, today, now }: DeactivateGoal,
  goal: Goal,
): Decision<GoalDeactivated, GoalUnavailable> =>
  requireGoal(goal, (history) =>
    isActive(history)
      ? [{ type: 'GoalDeactivated', data: { goalId, fromDay: today, deactivatedAt: now }, private: null }]
      : nothingNew,
  );
