import { describe, expect, it } from 'vitest';
import { goalPeriods } from '#goal/figures/closed-periods.ts';
import { goalChartBars } from '#goal/figures/goal-chart.ts';
import { goalFigures, shownDays, shownPeriod } from '#goal/figures/goal-figures.ts';
import { periodAround } from '#goal/figures/period-spans.ts';
import { lastRevisionOf, statisticsWith } from '#goal/figures/what-if.ts';
import type { GoalEvent, GoalPaused, GoalRevised, GoalTerms } from '#goal/goal.events.ts';
import { dayPlus, daysOf, weekdayOf } from '#time/days.ts';
import { dailyTerms, deactivated, goalId, goalSet, snapshotOf, now, ownerId, today } from './goal.fixtures.ts';

const after = (days: number): string => dayPlus(today, days);
/** The count of each day from today on. */
const counted = (...counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.map((count, index) => [after(index), count]));
type GoalCase = readonly [counts?: Record<string, number>, ...events: readonly GoalEvent[]];
const figures = (terms: Partial<GoalTerms>, day: number, ...[counts = {}, ...events]: GoalCase) =>
  goalFigures(snapshotOf([goalSet(terms), ...events], after(day), counts));
const mark = (day: number, value: 'skipped' | 'missed' | 'done', count = 0): GoalEvent => ({
  type: 'GoalDayMarked',
  data: { goalId, day: after(day), mark: value, count, markedAt: now },
  private: null,
});
const pause = (from: number, until: number | null): GoalPaused => ({
  type: 'GoalPaused',
  data: { goalId, fromDay: after(from), untilDay: until === null ? null : after(until), pausedAt: now },
  private: null,
});
const revise = (terms: Partial<GoalTerms>, day: number): GoalRevised => ({
  type: 'GoalRevised',
  data: { goalId, ...dailyTerms, ...terms, fromDay: after(day), revisedAt: now },
  private: null,
});

const weekly = { frequency: 'weekly', targetCount: 3 } as const;

describe('periods', () => {
  it('weeks run Monday to Sunday, months from the first to the last day', () => {
    expect([weekdayOf('2026-03-02'), weekdayOf('2026-03-08'), weekdayOf('1969-12-31')]).toEqual([1, 7, 3]);
    expect(periodAround('weekly', '2026-03-08')).toEqual({ from: '2026-03-02', to: '2026-03-08' });
    expect([
      periodAround('monthly', '2028-02-10').to,
      periodAround('monthly', '2026-12-31').to,
      periodAround('daily', today).to,
    ]).toEqual(['2028-02-29', '2026-12-31', today]);
    expect(daysOf({ from: '2026-12-31', to: '2027-01-01' })).toEqual(['2026-12-31', '2027-01-01']);
  });
});

describe('strength', () => {
  const strengthAfter = (met: number, missed: number): number =>
    figures({}, met + missed, counted(...Array.from({ length: met }, () => 1))).statistics.strength;
  it('grows with met days and decreases with missed ones', () => {
    expect(
      [strengthAfter(30, 0), strengthAfter(60, 0), strengthAfter(60, 3), strengthAfter(60, 7)].map((strength) =>
        strength.toFixed(2),
      ),
    ).toEqual(['0.80', '0.96', '0.82', '0.66']);
  });
  it('is unchanged by skipped days', () => {
    const counts = counted(1, 1, 1);
    expect(figures({}, 6, counts, mark(3, 'skipped'), mark(4, 'skipped'), mark(5, 'skipped')).statistics.strength).toBe(
      figures({}, 3, counts).statistics.strength,
    );
  });
  it('uses the result of a week for each of its asked days', () => {
    const retained = 0.5 ** (Math.sqrt(3 / 7) / 13);
    const expected = (1 - retained ** 7) * retained ** 7 + (2 / 3) * (1 - retained ** 7);
    expect(figures(weekly, 14, { [after(1)]: 3, [after(8)]: 2 }).statistics.strength).toBeCloseTo(expected, 12);
  });
});

describe('period results', () => {
  const result = (terms: Partial<GoalTerms>, day: number, ...[counts = {}, ...events]: GoalCase) =>
    figures(terms, day, counts, ...events).period.result;
  const past = (terms: Partial<GoalTerms>, count: number) =>
    goalPeriods(snapshotOf([goalSet(terms)], after(31), { [today]: count }))[0]?.result;
  it('a day in progress has no result until it is over', () =>
    expect([result({ targetCount: 4 }, 0, counted(3)), result({ targetCount: 4 }, 0, counted(4))]).toEqual([
      'on track',
      'target met',
    ]));
  it('a week in progress is compared with an even pace', () => {
    const seven = { frequency: 'weekly', targetCount: 7 } as const;
    expect([
      result(seven, 4, counted(4)),
      result(seven, 4, counted(2)),
      result(seven, 4, counted(1)),
      result(seven, 1, {}),
    ]).toEqual(['on track', 'needs work', 'behind', 'needs work']);
  });
  it('a finished period is rated by its share of the target', () =>
    expect([4, 2, 1].map((count) => past({ targetCount: 4 }, count))).toEqual(['target met', 'needs work', 'behind']));
  it('an « at most » goal is on track while within the limit, and met when the period is over', () => {
    const most = { frequency: 'weekly', targetCount: 2, aim: 'avoid' } as const;
    expect([
      result(most, 3, counted(2)),
      result(most, 3, counted(3)),
      past(most, 2),
      past(most, 0),
      past(most, 3),
      past(most, 4),
    ]).toEqual(['on track', 'behind', 'target met', 'target met', 'needs work', 'behind']);
  });
  it('is inactive after 28 days without activity, pauses not counted, and when the goal is deactivated', () => {
    expect([
      result({}, 27, counted(1)),
      result({}, 28, counted(1)),
      result({}, 28, counted(1), pause(5, 6)),
      result({}, 0, {}, deactivated),
    ]).toEqual(['on track', 'inactive', 'on track', 'inactive']);
    expect(result({ frequency: 'monthly' }, 60, {})).not.toBe('inactive');
  });
});

describe('exempt periods', () => {
  const excused = (terms: Partial<GoalTerms>, day: number, ...[counts = {}, ...events]: GoalCase) =>
    goalPeriods(snapshotOf([goalSet(terms, after(0)), ...events], after(day), counts)).map((period) => period.excused);
  it('include a partial first week, and a last week cut by the end date', () => {
    const periods = goalPeriods(
      snapshotOf([goalSet({ ...weekly, endDay: after(16) }, after(2))], after(20), { [after(3)]: 5 }),
    );
    expect(periods.map((period) => [period.from, period.to, period.excused])).toEqual([
      [after(2), after(6), true],
      [after(7), after(13), false],
      [after(14), after(16), true],
    ]);
  });
  it('include skipped days, paused days, days of rest, and weeks of only such days', () => {
    expect(excused({ restDays: [2] }, 4, {}, mark(2, 'skipped'), pause(3, 3))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(excused(weekly, 8, {}, pause(0, 6))).toEqual([true, false]);
  });
  it('include a week with paused days, unless it was met anyway', () => {
    expect(excused(weekly, 8, {}, pause(2, 3))).toEqual([true, false]);
    expect(excused(weekly, 8, { [today]: 3 }, pause(2, 3))).toEqual([false, false]);
    expect(excused(weekly, 8, {}, mark(2, 'skipped'))).toEqual([false, false]);
  });
});

describe('streaks and rates', () => {
  it('continue over skipped days, break on missed ones, and list the longest with their dates', () => {
    const { statistics } = figures({}, 9, counted(1, 1, 0, 1, 1, 0, 1, 1, 1), mark(2, 'skipped'));
    expect(statistics).toMatchObject({
      totalThoughts: 7,
      periodsCompleted: 8,
      periodsMet: 7,
      streak: 3,
      bestStreaks: [
        { length: 4, from: after(0), to: after(4) },
        { length: 3, from: after(6), to: after(8) },
      ],
    });
    expect(statistics.successRate).toBeCloseTo(7 / 8, 12);
  });
  it('count a period in progress once it is met, and never as missed', () => {
    expect([
      figures({}, 2, counted(1, 1)).statistics.streak,
      figures({}, 2, counted(1, 1, 1)).statistics.streak,
      figures({}, 3, counted(1, 1)).statistics.streak,
    ]).toEqual([2, 3, 0]);
    expect(figures({}, 0).statistics).toMatchObject({ periodsCompleted: 0, successRate: null, strength: 0 });
  });
});

describe('day states', () => {
  const states = (terms: Partial<GoalTerms>, day: number, ...[counts = {}, ...events]: GoalCase) => {
    const snapshot = snapshotOf([goalSet(terms), ...events], after(day), counts);
    return shownDays(snapshot, 31).map(({ state }) => state);
  };
  it('of a daily goal are done or missed', () =>
    expect(states({ targetCount: 2, restDays: [4] }, 4, counted(2, 1, 0, 0, 1), mark(2, 'skipped'))).toEqual([
      'done',
      'missed',
      'skipped',
      'unknown',
      'unknown',
    ]));
  it('of a met week need nothing more', () =>
    expect(states(weekly, 4, counted(3, 0, 1), mark(4, 'missed'))).toEqual([
      'done',
      'done by the period',
      'done',
      'done by the period',
      'missed',
    ]));
  it('of a tapped goal are unknown until marked', () =>
    expect(states({ filter: null }, 3, {}, mark(1, 'done', 1), mark(2, 'missed'))).toEqual([
      'unknown',
      'done',
      'missed',
      'unknown',
    ]));
  it('of an « at most » goal are within the limit of the day, or over it', () =>
    expect(states({ targetCount: 1, aim: 'avoid' }, 2, counted(1, 2))).toEqual([
      'within the limit',
      'over the limit',
      'within the limit',
    ]));
  it('of an « at most » goal of a week say nothing of a day without anything once the week is over its limit', () =>
    expect(
      states(
        { ...weekly, targetCount: 2, aim: 'avoid' },
        5,
        counted(0, 2, 0, 1),
        mark(0, 'missed'),
        mark(5, 'skipped'),
      ),
    ).toEqual(['within the limit', 'within the limit', 'within the limit', 'over the limit', 'unknown', 'skipped']));
});

describe('current figures', () => {
  it('include the days left and the remaining amount', () => {
    const {
      period,
      periodDaysLeft,
      daysLeft,
      today: day,
      lastDay,
    } = figures({ frequency: 'weekly', targetCount: 5, endDay: after(42) }, 5, counted(1, 2));
    expect(shownPeriod(period)).toEqual({
      from: today,
      to: after(6),
      count: 3,
      target: 5,
      result: 'needs work',
      open: true,
      progress: 60,
      excused: false,
    });
    expect([periodDaysLeft, daysLeft, day.count, lastDay]).toEqual([2, 38, 0, after(1)]);
  });
  it('mark a goal as due while its count is below an even pace for today', () => {
    expect([
      figures(weekly, 0).due,
      figures(weekly, 0, counted(1)).due,
      figures(weekly, 3, counted(1)).due,
      figures(weekly, 3, counted(3)).due,
    ]).toEqual([true, false, true, false]);
    expect([
      figures({ restDays: [1] }, 0).due,
      figures({ aim: 'avoid' }, 0).due,
      figures({}, 0, {}, pause(0, null)).due,
      figures({}, 0, {}, deactivated).due,
      figures({}, 0, {}, mark(0, 'skipped')).due,
    ]).toEqual(Array(5).fill(false));
  });
  it('report the goal’s own pause before the pause of all goals', () => {
    expect(figures({}, 3, {}, pause(1, 5)).pause).toEqual({ all: false, fromDay: after(1), untilDay: after(5) });
    const calendar = { ownerId, dayStarts: [], pauses: [{ fromDay: today, untilDay: null }] };
    expect(goalFigures({ ...snapshotOf([goalSet()], after(2)), calendar })).toMatchObject({
      pause: { all: true, untilDay: null },
      period: { excused: true },
    });
  });
  it('show the first period before the start, and the last one after the end', () => {
    expect(goalFigures(snapshotOf([goalSet({}, after(3))], today))).toMatchObject({
      period: { from: after(3), count: 0 },
      due: false,
      today: { state: 'unknown' },
    });
    expect(goalFigures(snapshotOf([goalSet({ endDay: after(3) })], after(9), counted(1, 1, 1, 1)))).toMatchObject({
      period: { from: after(3), open: false },
      daysLeft: 0,
      due: false,
    });
  });
});

describe('revised terms', () => {
  it('apply from the current period on, and keep earlier results', () => {
    const periods = goalPeriods(
      snapshotOf([goalSet(weekly), revise({ ...weekly, targetCount: 1 }, 9)], after(10), {
        [after(1)]: 2,
        [after(8)]: 1,
      }),
    );
    expect(periods.map(({ target, result }) => [target, result])).toEqual([
      [3, 'needs work'],
      [1, 'target met'],
    ]);
  });
  it('split a week where the frequency changes, and exempt it', () => {
    const periods = goalPeriods(snapshotOf([goalSet(weekly), revise({}, 3)], after(4)));
    expect(periods.map(({ from, to, excused }) => [from, to, excused])).toEqual([
      [today, after(2), true],
      [after(3), after(3), false],
      [after(4), after(4), false],
    ]);
    const intoWeeks = goalPeriods(snapshotOf([goalSet(), revise(weekly, 3)], after(8)));
    expect(intoWeeks.map(({ from, to, excused }) => [from, to, excused]).slice(2)).toEqual([
      [after(2), after(2), false],
      [after(3), after(6), true],
      [after(7), after(13), false],
    ]);
  });
  it('are previewed with both figures: current and proposed', () => {
    const snapshot = snapshotOf(
      [goalSet({ targetCount: 2 }), revise({ targetCount: 1 }, 2)],
      after(4),
      counted(1, 1, 1, 1),
    );
    expect(lastRevisionOf(snapshot)).toMatchObject({
      fromDay: after(2),
      formerTarget: 2,
      formerFrequency: 'daily',
      before: { periodsMet: 0, periodsCompleted: 4 },
      after: { periodsMet: 2, periodsCompleted: 4 },
    });
    expect(statisticsWith(snapshot, { targetCount: 1 })).toMatchObject({ periodsMet: 4, periodsCompleted: 4 });
    expect(lastRevisionOf(snapshotOf([goalSet(), revise({}, 2)], after(4)))).toBeNull();
  });
});

describe('charts', () => {
  const bars = (terms: Partial<GoalTerms>, range: Parameters<typeof goalChartBars>[1]) =>
    goalChartBars(snapshotOf([goalSet(terms)], after(9), { [today]: 1, [after(8)]: 2 }), range);
  it('of days show the target for daily goals', () => {
    expect(bars({}, '7-days').map(({ count, target }) => [count, target])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [2, 1],
      [0, 1],
    ]);
    expect(bars(weekly, '7-days').every(({ target }) => target === null)).toBe(true);
  });
  it('of weeks and months cover the latest periods', () => {
    expect(bars(weekly, '4-weeks').map(({ from, count, target, result }) => [from, count, target, result])).toEqual([
      [after(-14), 0, null, null],
      [after(-7), 0, null, null],
      [today, 1, 3, 'behind'],
      [after(7), 2, 3, 'on track'],
    ]);
    expect(bars({}, '12-months')).toHaveLength(12);
    expect(bars({}, '12-months').at(-1)).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-31',
      count: 3,
      target: null,
    });
    expect([bars({}, 'this-month').length, bars({}, 'last-month').length, bars({}, 'last-month')[0]?.from]).toEqual([
      31,
      28,
      '2026-02-01',
    ]);
  });
});
