import { describe, expect, it } from 'vitest';
import { withWaiting, withWaitingInDetail } from '#features/goals/summary/count-waiting.ts';
import { countedGoalCard, goalCard, goalDetail, goalPeriod } from '../goal.fixtures.ts';

const [today, yesterday] = ['2026-11-18', '2026-11-17'];

describe('what waits on the device', () => {
  it('is in the figures of a goal that counts every thought', () => {
    const { period, today: day, due } = withWaiting(goalCard(), [today, yesterday]);
    expect(period).toMatchObject({ count: 3, progress: 100, result: 'target met' });
    expect(day.count).toBe(3);
    expect(due).toBe(false);
  });
  it('leaves what is still to be done', () => {
    const goal = goalCard({ period: goalPeriod({ count: 0, target: 3, progress: 0, result: 'needs work' }) });
    const counted = withWaiting({ ...goal, today: { ...goal.today, count: 0 } }, [today]);
    expect(counted.period).toMatchObject({ count: 1, progress: 33, result: 'needs work' });
    expect(counted.due).toBe(true);
  });
  it('is within a week for a weekly goal', () => {
    const weekly = goalCard({
      frequency: 'weekly',
      period: goalPeriod({ from: '2026-11-16', to: '2026-11-22', count: 0 }),
    });
    expect(withWaiting(weekly, [today, yesterday, '2026-11-15']).period.count).toBe(2);
  });
  it.each([
    ['is tapped', countedGoalCard()],
    ['asks first', goalCard({ matchRule: 'ask' })],
    ['is narrowed', goalCard({ filter: { threadIds: [], tags: ['lac'], categories: [], moods: [], statuses: [] } })],
  ])('changes nothing of a goal that %s', (_how, goal) => expect(withWaiting(goal, [today])).toBe(goal));

  it('is in the days and the sum of a goal’s page', () => {
    const days = [{ day: today, count: 2, state: 'unknown', rest: false, paused: false }] as const;
    const goal = goalDetail({ days: [...days] });
    const counted = withWaitingInDetail(goal, [today]);
    expect(counted.statistics.totalThoughts).toBe(goal.statistics.totalThoughts + 1);
    expect(counted.period.count).toBe(goal.period.count + 1);
    expect(counted.days.map(({ count }) => count)).toEqual([3]);
  });
});
