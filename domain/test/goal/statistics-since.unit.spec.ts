import { describe, expect, it } from 'vitest';
import { statisticsNow } from '#goal/figures/closed-periods.ts';
import { statisticsSince } from '#goal/figures/statistics-since.ts';
import { goalSet, snapshotOf } from './goal.fixtures.ts';

const [first, ...next] = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'] as const;
const days = [first, ...next];
/** Met on three days in a row, then missed; today is the sixth. */
const snapshot = snapshotOf([goalSet()], '2026-03-07', Object.fromEntries(days.slice(0, 3).map((day) => [day, 1])));

describe('statistics since a day', () => {
  it('given no day, or one before the goal, then they are those of the whole goal', () => {
    expect(statisticsSince(snapshot, null)).toEqual(statisticsNow(snapshot));
    expect(statisticsSince(snapshot, '2026-01-01')).toEqual(statisticsNow(snapshot));
  });

  it('given a day, then only periods that begin on it or later count, as if the goal began there', () => {
    const { totalThoughts, periodsCompleted, periodsMet, successRate } = statisticsSince(snapshot, '2026-03-04');
    expect([totalThoughts, periodsCompleted, periodsMet, successRate]).toEqual([1, 3, 1, 1 / 3]);
    const alone = snapshotOf([goalSet({}, '2026-03-04')], '2026-03-07', { '2026-03-04': 1 });
    expect(statisticsSince(snapshot, '2026-03-04')).toEqual(statisticsNow(alone));
  });

  it('given a week that began before the day, then it is left out', () => {
    const weekly = snapshotOf([goalSet({ frequency: 'weekly' })], '2026-03-20', { '2026-03-03': 1, '2026-03-10': 1 });
    expect(statisticsSince(weekly, '2026-03-04')).toMatchObject({ totalThoughts: 1, periodsCompleted: 1 });
  });

  it('given a day after today, then there are none', () =>
    expect(statisticsSince(snapshot, '2026-03-08')).toMatchObject({
      totalThoughts: 0,
      successRate: null,
      strength: 0,
    }));
});
