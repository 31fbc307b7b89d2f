import type { GoalCalendar } from '../goal-calendar.aggregate.ts';
import type { GoalHistory } from '../goal-history.ts';
import { dayCountsOf, type DayCounts } from './day-tallies.ts';
import type { ClosedPeriodsMemory, GoalMemory } from './goal-memory.ts';

/** All input of the figures: the same snapshot gives the same figures. `memory` saves work and belongs to the same history, calendar and counts. */
export type GoalSnapshot = Readonly<{
  history: GoalHistory;
  calendar: GoalCalendar;
  counts: DayCounts;
  today: string;
  memory: ClosedPeriodsMemory;
}>;

export const snapshotFrom = (
  { inputs: { history, calendar, tallies }, closed }: GoalMemory,
  today: string,
): GoalSnapshot => ({
  history,
  calendar,
  counts: dayCountsOf(history, tallies),
  today,
  memory: closed,
});
