import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { isActive } from '../goal-history.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalActivated } from '../goal.events.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

export type ActivateGoal = Readonly<{ goalId: string; today: string; now: string }>;

export const activateGoal = (
  { goalId, today, now }: ActivateGoal,
  goal: Goal,
): Decision<GoalActivated, GoalUnavailable> =>
  requireGoal(goal, (history) =>
    isActive(history)
      ? nothingNew
      : [{ type: 'GoalActivated', data: { goalId, fromDay: today, activatedAt: now }, private: null }],
  );
