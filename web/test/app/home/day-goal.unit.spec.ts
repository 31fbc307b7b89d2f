import { expect, it } from 'vitest';
import { dayGoal } from '#app/home/day-goal.ts';
import { goalCard, countedGoalCard, goalPeriod } from '#test/features/goals/goal.fixtures.ts';

it('is the target of the daily goal over all thoughts', () =>
  expect(dayGoal([countedGoalCard(), goalCard()])).toEqual({ target: 3, rest: false }));
it('asks for nothing on a planned day of rest', () =>
  expect(dayGoal([goalCard({ period: goalPeriod({ excused: true }) })])).toEqual({ target: 3, rest: true }));
it('is null without such a goal, before it begins, or while it is paused', () => {
  const narrowed = goalCard({ filter: { threadIds: [], tags: ['atelier'], categories: [], moods: [], statuses: [] } });
  const resting = goalCard({ pause: { all: true, fromDay: '2026-11-17', untilDay: null } });
  expect(
    dayGoal([
      narrowed,
      resting,
      goalCard({ aim: 'avoid' }),
      goalCard({ matchRule: 'ask' }),
      goalCard({ frequency: 'weekly' }),
      goalCard({ active: false }),
      goalCard({ daysLeft: 0 }),
      goalCard({ startDay: '2026-11-19' }),
    ]),
  ).toBeNull();
});
