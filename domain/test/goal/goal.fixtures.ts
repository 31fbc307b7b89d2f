import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import type { DayCounts } from '#goal/figures/day-tallies.ts';
import type { GoalSnapshot } from '#goal/figures/goal-snapshot.ts';
import { emptyGoalCalendar, goalCalendar } from '#goal/goal-calendar.aggregate.ts';
import type { GoalHistory } from '#goal/goal-history.ts';
import { goal } from '#goal/goal.aggregate.ts';
import type {
  GoalDeactivated,
  GoalDeleted,
  GoalEvent,
  GoalFilter,
  GoalPaused,
  GoalRestored,
  GoalSet,
  GoalTerms,
} from '#goal/goal.events.ts';

export const { given } = specFor(goal);
export const { given: givenCalendar } = specFor(goalCalendar);

export const goalId = '01980000-0000-7000-8000-000000000061';
export const ownerId = '01980000-0000-7000-8000-000000000003';
export const threadId = '01980000-0000-7000-8000-00000000000a';
export const thoughtId = '01980000-0000-7000-8000-000000000001';
export const now = '2026-03-02T09:00:00.000Z';
/** A Monday. */
export const today = '2026-03-02';

export const everyThought: GoalFilter = { threadIds: [], categories: [], moods: [], statuses: [] };
export const dailyTerms: GoalTerms = {
  frequency: 'daily',
  targetCount: 1,
  aim: 'achieve',
  endDay: null,
  restDays: [],
  filter: everyThought,
};

/** `terms`: over the default of one thought a day. */
export const goalSet = (terms: Partial<GoalTerms> = {}, startDay: string = today): GoalSet => ({
  type: 'GoalSet',
  data: { goalId, ownerId, ...dailyTerms, ...terms, tagCount: 0, startDay, setAt: now },
  private: { title: 'Une page', description: 'Avant de dormir', tags: [] },
});
/** As goals were set before matching thoughts counted by default. */
export const set = goalSet();
export const tapped = goalSet({ filter: null });
export const deleted: GoalDeleted = { type: 'GoalDeleted', data: { goalId, deletedAt: now }, private: null };
export const restored: GoalRestored = { type: 'GoalRestored', data: { goalId, restoredAt: now }, private: null };
export const paused: GoalPaused = {
  type: 'GoalPaused',
  data: { goalId, fromDay: today, untilDay: null, pausedAt: now },
  private: null,
};
export const deactivated: GoalDeactivated = {
  type: 'GoalDeactivated',
  data: { goalId, fromDay: today, deactivatedAt: now },
  private: null,
};

export const historyOf = (...events: readonly GoalEvent[]): GoalHistory => {
  const history = events.reduce(goal.evolve, null);
  if (!history) throw new Error('a goal begins with its setting');
  return history;
};

/** A goal as of a day, with the count of each day. */
export const snapshotOf = (
  events: readonly GoalEvent[],
  day: string,
  counted: Readonly<Record<string, number>> = {},
): GoalSnapshot => {
  const history = historyOf(...events);
  const thoughts = new Map(Object.entries(counted));
  const taps = new Map(Object.entries(history.marks).map(([marked, { count }]) => [marked, count]));
  const counts: DayCounts = ({ terms }) => (terms.filter === null ? taps : thoughts);
  return { history, calendar: emptyGoalCalendar(ownerId), counts, today: day, memory: new Map() };
};
