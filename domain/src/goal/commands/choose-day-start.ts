import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { dayStartOn } from '../day-part.ts';
import type { GoalCalendar } from '../goal-calendar.aggregate.ts';
import type { GoalDayStartChosen } from '../goal.events.ts';

/** `calendarToday`: the person's calendar day, whenever their days begin. `minutes`: 0…360 in steps of 30. */
export type ChooseDayStart = Readonly<{ ownerId: string; minutes: number; calendarToday: string; now: string }>;

export const chooseDayStart = (
  { ownerId, minutes, calendarToday, now }: ChooseDayStart,
  calendar: GoalCalendar | null,
): Decision<GoalDayStartChosen> =>
  dayStartOn(calendar?.dayStarts ?? [], calendarToday) === minutes
    ? nothingNew
    : [
        {
          type: 'GoalDayStartChosen',
          data: { ownerId, minutes, fromDay: calendarToday, chosenAt: now },
          private: null,
        },
      ];
