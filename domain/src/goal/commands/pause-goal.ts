import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { dateRangeOn } from '#time/date-ranges.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalPaused } from '../goal.events.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

/** From today to `untilDay` inclusive, or until it is resumed. */
export type PauseGoal = Readonly<{ goalId: string; untilDay: string | null; today: string; now: string }>;

export const pauseGoal = (
  { goalId, untilDay, today, now }: PauseGoal,
  goal: Goal,
): Decision<GoalPaused, GoalUnavailable | 'goal.ends-before-it-starts'> =>
  requireGoal<Decision<GoalPaused, 'goal.ends-before-it-starts'>>(goal, ({ pauses }) => {
    if (untilDay !== null && untilDay < today) return refuse('goal.ends-before-it-starts');
    const running = dateRangeOn(pauses, today);
    return running?.untilDay === untilDay
      ? nothingNew
      : [
          {
            type: 'GoalPaused',
            data: { goalId, fromDay: running?.fromDay ?? today, untilDay, pausedAt: now },
            private: null,
          },
        ];
  });
