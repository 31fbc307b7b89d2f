import type { GoalDay } from '@ecrin/contracts/goal/goal.ts';
import { describe, expect, it } from 'vitest';
import { pillTotals, shownLooks, periodLook, periodPills, stripPills } from '#features/goals/summary/period-pills.ts';
import { goalDetail, goalPeriod } from '../goal.fixtures.ts';

const day = (of: Partial<GoalDay> & { day: string }): GoalDay => ({
  count: 0,
  state: 'unknown',
  rest: false,
  paused: false,
  ...of,
});
const over = (of: Parameters<typeof goalPeriod>[0]) => goalPeriod({ open: false, ...of });

describe('a strip of days', () => {
  const daily = goalDetail({
    startDay: '2026-11-15',
    days: ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'].map((one) =>
      day({ day: one, rest: one === '2026-11-16' }),
    ),
    periods: [
      goalPeriod(),
      over({ from: '2026-11-17', count: 3, result: 'target met', progress: 100 }),
      over({ from: '2026-11-15', count: 1, result: 'behind', progress: 33 }),
    ],
  });
  it('shows thirty days, those before the goal empty, of a daily goal by its periods', () => {
    const pills = stripPills(daily);
    expect(pills).toHaveLength(30);
    expect(pills.slice(-5).map(({ look, share, now }) => [look, share, now])).toEqual([
      ['before', 0, false],
      ['low', 33, false],
      ['rest', 0, false],
      ['met', 100, false],
      ['met', 66, true],
    ]);
  });
  it('is summarized without the current day', () =>
    expect(pillTotals(stripPills(daily))).toEqual({ kept: 1, asked: 2, rests: 1, days: 0 }));
  it('explains only what it shows', () => expect(shownLooks(stripPills(daily))).toEqual(['met', 'low', 'rest']));
  it('of a weekly goal shows the count of each day', () => {
    const weekly = goalDetail({
      frequency: 'weekly',
      startDay: '2026-11-17',
      days: [day({ day: '2026-11-17', count: 4 }), day({ day: '2026-11-18', count: 1 })],
    });
    expect(
      stripPills(weekly)
        .slice(-2)
        .map(({ look, share }) => [look, share]),
    ).toEqual([
      ['some', 100],
      ['some', 25],
    ]);
    expect(pillTotals(stripPills(weekly)).days).toBe(2);
  });
});

describe('a pill', () => {
  it.each([
    [{ result: 'target met', count: 3 }, 'met'],
    [{ result: 'needs work', count: 2 }, 'near'],
    [{ result: 'behind', count: 1 }, 'low'],
    [{ result: 'behind', count: 0 }, 'none'],
    [{ result: 'inactive', count: 0, excused: true }, 'rest'],
    [{ result: 'on track', count: 0 }, 'none'],
  ] as const)('of %o is %s', (of, look) => expect(periodLook({ excused: false, ...of })).toBe(look));
  it('is oldest first, with a met period full', () =>
    expect(
      periodPills([goalPeriod(), over({ from: '2026-11-17', result: 'target met', progress: 90 })]).map(
        ({ key, share, now }) => [key, share, now],
      ),
    ).toEqual([
      ['2026-11-17', 100, false],
      ['2026-11-18', 66, true],
    ]));
});
