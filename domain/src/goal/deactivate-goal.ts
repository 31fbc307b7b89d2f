import { nothingNew, type Decision } from '../kernel/event-sourcing.ts';
import { isActive } from './goal-history.ts';
import type { Goal } from './goal.aggregate.ts';
import type { GoalDeactivated } from './goal.events.ts';
import { whileSet, type NotSet } from './while-set.ts';

export type DeactivateGoal = Readonly<{ goalId: string; today: string; now: string }>;

export const deactivateGoal = ({ goalId, today, now }: DeactivateGoal, goal: Goal): Decision<GoalDeactivated, NotSet> =>
  whileSet(goal, (history) =>
    isActive(history)
      ? [{ type: 'GoalDeactivated', data: { goalId, fromDay: today, deactivatedAt: now }, private: null }]
      : nothingNew,
  );
