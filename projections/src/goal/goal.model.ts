import type { GoalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import type { GoalHistory } from '@ecrin/domain/goal/goal-history.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** All events of a goal. Its counts are computed at each query: no figure can be stale. */
export type GoalDocument = GoalHistory;

export const goalModel: Model<GoalDocument> = {
  name: 'goal',
  version: 1,
  indexes: [
    ['ownerId', 'deleted', 'setAt'],
    ['deleted', 'setAt'],
  ],
};

/** One document per client, by their id. */
export const goalCalendarModel: Model<GoalCalendar> = { name: 'goal-calendar', version: 1, indexes: [['ownerId']] };
