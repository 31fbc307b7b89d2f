import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { dateRangeOn } from '#time/date-ranges.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalResumed } from '../goal.events.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

export type ResumeGoal = Readonly<{ goalId: string; today: string; now: string }>;

export const resumeGoal = ({ goalId, today, now }: ResumeGoal, goal: Goal): Decision<GoalResumed, GoalUnavailable> =>
  requireGoal(goal, ({ pauses }) =>
    dateRangeOn(pauses, today)
      ? [{ type: 'GoalResumed', data: { goalId, fromDay: today, resumedAt: now }, private: null }]
      : nothingNew,
  );
