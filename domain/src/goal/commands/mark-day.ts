import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { latestRevision, type GoalHistory } from '../goal-history.ts';
import type { Goal } from '../goal.aggregate.ts';
import type { GoalDayMarked } from '../goal.events.ts';
import type { DayMark } from '../goal.vocabulary.ts';
import { requireGoal, type GoalUnavailable } from './require-goal.ts';

/** `count`: how many times, for a day that is done; 1 by default. */
export type MarkDay = Readonly<{
  goalId: string;
  day: string;
  mark: DayMark;
  count?: number | undefined;
  today: string;
  now: string;
}>;
type MarkDayRefusal = 'goal.day-not-open' | 'goal.counts-thoughts';

/** A goal that counts thoughts accepts everything but `done`: that is derived from the thoughts. */
export const markDay = (command: MarkDay, goal: Goal): Decision<GoalDayMarked, GoalUnavailable | MarkDayRefusal> =>
  requireGoal<Decision<GoalDayMarked, MarkDayRefusal>>(goal, (history) => {
    const { goalId, day, mark, today, now } = command;
    if (!isOpen(history, day, today)) return refuse('goal.day-not-open');
    if (mark === 'done' && latestRevision(history).terms.filter !== null) return refuse('goal.counts-thoughts');
    const count = mark === 'done' ? (command.count ?? 1) : 0;
    if (isAlreadyMarked(history, { day, mark, count })) return nothingNew;

    return [{ type: 'GoalDayMarked', data: { goalId, day, mark, count, markedAt: now }, private: null }];
  });

const isOpen = (history: GoalHistory, day: string, today: string): boolean => {
  const { endDay } = latestRevision(history).terms;
  return day >= history.startDay && day <= today && (endDay === null || day <= endDay);
};

const isAlreadyMarked = (
  { marks }: GoalHistory,
  { day, mark, count }: Readonly<{ day: string; mark: DayMark; count: number }>,
): boolean => {
  const current = marks[day];
  return current ? current.mark === mark && current.count === count : mark === 'unknown';
};
