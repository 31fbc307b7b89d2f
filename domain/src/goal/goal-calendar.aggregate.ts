import { evolveWith, type Aggregate, type Handlers } from '#kernel/event-sourcing.ts';
import { endRangesBefore, type DateRange } from '#time/date-ranges.ts';
import type { DayStart } from './day-part.ts';
import type { GoalCalendarEvent } from './goal.events.ts';

/** Settings for all goals of a client: start of the day, and pauses. Oldest first. */
export type GoalCalendar = Readonly<{ ownerId: string; dayStarts: readonly DayStart[]; pauses: readonly DateRange[] }>;

const calendarOf = (calendar: GoalCalendar | null, ownerId: string): GoalCalendar =>
  calendar ?? { ownerId, dayStarts: [], pauses: [] };

/** Of a client without settings. */
export const emptyGoalCalendar = (ownerId: string): GoalCalendar => calendarOf(null, ownerId);

export const goalCalendarHandlers: Handlers<GoalCalendar | null, GoalCalendarEvent> = {
  GoalDayStartChosen: (state, { ownerId, fromDay, minutes }) => {
    const calendar = calendarOf(state, ownerId);
    return {
      ...calendar,
      dayStarts: [...calendar.dayStarts.filter((start) => start.fromDay < fromDay), { fromDay, minutes }],
    };
  },
  GoalsPaused: (state, { ownerId, fromDay, untilDay }) => {
    const calendar = calendarOf(state, ownerId);
    return { ...calendar, pauses: [...endRangesBefore(calendar.pauses, fromDay), { fromDay, untilDay }] };
  },
  GoalsResumed: (state, { ownerId, fromDay }) => {
    const calendar = calendarOf(state, ownerId);
    return { ...calendar, pauses: endRangesBefore(calendar.pauses, fromDay) };
  },
};

export const goalCalendar: Aggregate<GoalCalendar | null, GoalCalendarEvent> = {
  category: 'goal-calendar',
  initial: null,
  ownerOf: (state) => state?.ownerId ?? null,
  evolve: evolveWith<GoalCalendar | null, GoalCalendarEvent>(goalCalendarHandlers),
};
