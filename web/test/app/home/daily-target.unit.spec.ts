import { expect, it } from 'vitest';
import { dailyTarget } from '#app/home/daily-target.ts';
import { goalCard, countedGoalCard } from '#test/features/goals/goal.fixtures.ts';

it('is the target of the daily goal over all thoughts', () =>
  expect(dailyTarget([countedGoalCard(), goalCard()])).toBe(3));
it('is null without such a goal, or while it is paused', () => {
  const narrowed = goalCard({ filter: { threadIds: [], tags: ['atelier'], categories: [], moods: [], statuses: [] } });
  const resting = goalCard({ pause: { all: true, fromDay: '2026-11-17', untilDay: null } });
  expect(
    dailyTarget([
      narrowed,
      resting,
      goalCard({ aim: 'avoid' }),
      goalCard({ frequency: 'weekly' }),
      goalCard({ active: false }),
      goalCard({ daysLeft: 0 }),
    ]),
  ).toBeNull();
});
