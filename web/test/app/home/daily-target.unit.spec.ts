import { expect, it } from 'vitest';
import { dailyTarget } from '#app/home/daily-target.ts';
import { card, tapped } from '#features/goals/goal.examples.ts';

it('is the target of the daily goal over all thoughts', () => expect(dailyTarget([tapped(), card()])).toBe(3));
it('is none without such a goal, or while it rests', () => {
  const narrowed = card({ filter: { threadIds: [], tags: ['atelier'], categories: [], moods: [], statuses: [] } });
  const resting = card({ pause: { all: true, fromDay: '2026-11-17', untilDay: null } });
  expect(
    dailyTarget([
      narrowed,
      resting,
      card({ aim: 'avoid' }),
      card({ frequency: 'weekly' }),
      card({ active: false }),
      card({ daysLeft: 0 }),
    ]),
  ).toBeNull();
});
