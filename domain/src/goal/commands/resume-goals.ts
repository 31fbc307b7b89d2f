import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { dateRangeOn } from '#time/date-ranges.ts';
import type { GoalCalendar } from '../goal-calendar.aggregate.ts';
import type { GoalsResumed } from '../goal.events.ts';

export type ResumeGoals = Readonly<{ ownerId: string; today: string; now: string }>;

export const resumeGoals = (
  { ownerId, today, now }: ResumeGoals,
  calendar: GoalCalendar | null,
): Decision<GoalsResumed> =>
  dateRangeOn(calendar?.pauses ?? [], today)
    ? [{ type: 'GoalsResumed', data: { ownerId, fromDay: today, resumedAt: now }, private: null }]
    : nothingNew;
