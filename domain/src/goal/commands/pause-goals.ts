import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { dateRangeOn } from '#time/date-ranges.ts';
import type { GoalCalendar } from '../goal-calendar.aggregate.ts';
import type { GoalsPaused } from '../goal.events.ts';

/** Every goal, from today to `untilDay` inclusive, or until they are resumed. */
export type PauseGoals = Readonly<{ ownerId: string; untilDay: string | null; today: string; now: string }>;

export const pauseGoals = (
  { ownerId, untilDay, today, now }: PauseGoals,
  calendar: GoalCalendar | null,
): Decision<GoalsPaused, 'goal.ends-before-it-starts'> => {
  if (untilDay !== null && untilDay < today) return refuse('goal.ends-before-it-starts');
  const running = calendar && dateRangeOn(calendar.pauses, today);
  return running?.untilDay === untilDay
    ? nothingNew
    : [
        {
          type: 'GoalsPaused',
          data: { ownerId, fromDay: running?.fromDay ?? today, untilDay, pausedAt: now },
          private: null,
        },
      ];
};
