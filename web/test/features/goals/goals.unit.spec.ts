// @vitest-environment happy-dom
import type { GoalDay, GoalProposals } from '@ecrin/contracts/goal/goal.ts';
import { describe, expect, it, vi } from 'vitest';
import { barLook } from '#features/goals/detail/goal-chart-section.tsx';
import { dayForKey } from '#features/goals/detail/goal-days.tsx';
import { goalsAtHome } from '#features/goals/home/due-today.tsx';
import { leadingGoal } from '#features/goals/list/goal-hero.tsx';
import { previousMark, withDayMarked, withDayMarkedInDetail } from '#features/goals/optimistic-goal-updates.ts';
import { nextProposals } from '#features/goals/proposals/proposals.tsx';
import { suggestedTarget } from '#features/goals/summary/goal-feedback-actions.tsx';
import { isRunning, canCount, goalRing, goalStatus } from '#features/goals/summary/goal-status.ts';
import { goalCard, goalDetail, goalPeriod, countedGoalCard } from '#test/features/goals/goal.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({}));

const day = (of: Partial<GoalDay> & { day: string }): GoalDay => ({
  count: 0,
  state: 'unknown',
  rest: false,
  paused: false,
  ...of,
});
const pause = { all: false, fromDay: '2026-11-17', untilDay: null };

describe('the status of a goal', () => {
  it('follows its period, unless it is deactivated, has ended or is paused', () => {
    expect(goalStatus(goalCard())).toBe('on track');
    expect(goalStatus(goalCard({ active: false, pause }))).toBe('off');
    expect(goalStatus(goalCard({ daysLeft: 0 }))).toBe('ended');
    expect(goalStatus(goalCard({ pause }))).toBe('paused');
    expect(isRunning(goalCard({ period: goalPeriod({ result: 'inactive' }) }))).toBe(false);
  });
  it('is a planned rest on a day that asks for nothing, even when the target is met', () => {
    const met = goalPeriod({ result: 'target met', count: 3, progress: 100, excused: true });
    expect(goalStatus(goalCard({ period: met }))).toBe('rest');
    expect(goalRing(goalCard({ period: met })).tone).toBe('off');
    expect(isRunning(goalCard({ period: met }))).toBe(true);
    expect(goalStatus(goalCard({ frequency: 'weekly', period: { ...met, from: '2026-11-16' } }))).toBe('target met');
  });
  it('allows counts unless it was deactivated: a tap reactivates an inactive one', () => {
    expect(canCount(goalCard({ period: goalPeriod({ result: 'inactive' }) }))).toBe(true);
    expect([goalCard({ active: false }), goalCard({ daysLeft: 0 }), goalCard({ pause })].map(canCount)).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('is drawn as its share; for « at most » as the used share of the limit', () => {
    expect(goalRing(goalCard())).toEqual({ share: 0.66, tone: 'on-way' });
    expect(goalRing(goalCard({ aim: 'avoid', period: goalPeriod({ count: 1, target: 2, progress: 100 }) }))).toEqual({
      share: 0.5,
      tone: 'limit',
    });
    expect(goalRing(goalCard({ aim: 'avoid', period: goalPeriod({ count: 5, target: 2, result: 'behind' }) }))).toEqual(
      {
        share: 1,
        tone: 'late',
      },
    );
    expect(goalRing(goalCard({ pause })).tone).toBe('off');
  });
});

describe('the most important goal of today', () => {
  it('is due, then one to reach rather than to avoid, then of the shorter period, then further from its target', () => {
    const done = goalCard({ goalId: 'done', due: false });
    const weekly = goalCard({ goalId: 'weekly', frequency: 'weekly' });
    const avoided = goalCard({ goalId: 'avoided', aim: 'avoid' });
    const near = goalCard({ goalId: 'near', period: goalPeriod({ progress: 90 }) });
    expect(leadingGoal([done, weekly, avoided, near, goalCard({ goalId: 'far' })])?.goalId).toBe('far');
    expect(leadingGoal([done, weekly, avoided])?.goalId).toBe('weekly');
    expect(leadingGoal([done, avoided])?.goalId).toBe('avoided');
  });
  it('stays the former one while it is active', () => {
    const done = goalCard({ goalId: 'done', due: false });
    expect(leadingGoal([goalCard(), done], 'done')?.goalId).toBe('done');
    expect(leadingGoal([goalCard(), { ...done, pause }], 'done')?.goalId).toBe('g1');
  });
  it('among equals is the first one set, and null when none is active', () => {
    expect(leadingGoal([goalCard({ goalId: 'first' }), goalCard({ goalId: 'second' })])?.goalId).toBe('first');
    expect(leadingGoal([goalCard({ pause }), goalCard({ active: false })])).toBeNull();
  });
});

describe('goals shown on the home page', () => {
  it('are the due ones and those just tapped', () => {
    const goals = [goalCard(), countedGoalCard({ due: false }), goalCard({ goalId: 'g3', due: false })];
    expect(goalsAtHome(goals, ['g2'])).toMatchObject({
      due: true,
      shown: [{ goalId: 'g1' }, { goalId: 'g2' }],
    });
  });
  it('are the active ones when none is due', () => {
    const goals = [goalCard({ due: false }), goalCard({ goalId: 'g3', due: false, active: false })];
    expect(goalsAtHome(goals, [])).toMatchObject({ due: false, shown: [{ goalId: 'g1' }] });
  });
});

describe('a marked day, before the server has counted', () => {
  it('updates the day, the period and the due state', () =>
    expect(withDayMarked(countedGoalCard(), { day: '2026-11-18', mark: 'done', count: 1 })).toMatchObject({
      today: { count: 1, state: 'done' },
      period: { count: 1, progress: 50 },
      due: false,
    }));
  it('shows the progress the server will return', () => {
    const weekly = goalCard({
      filter: null,
      today: { day: '2026-11-18', count: 1, state: 'unknown' },
      period: goalPeriod({ count: 1, target: 3 }),
    });
    expect(withDayMarked(weekly, { day: '2026-11-18', mark: 'done', count: 2 }).period.progress).toBe(66);
  });
  it('of a daily goal stays due until its target', () => {
    const daily = goalCard({
      filter: null,
      today: { day: '2026-11-18', count: 1, state: 'unknown' },
      period: goalPeriod({ count: 1 }),
    });
    expect(withDayMarked(daily, { day: '2026-11-18', mark: 'done', count: 2 }).due).toBe(true);
    expect(withDayMarked(daily, { day: '2026-11-18', mark: 'done', count: 3 }).due).toBe(false);
  });
  it('of another day leaves today unchanged, and thoughts keep their count', () => {
    expect(withDayMarked(countedGoalCard(), { day: '2026-11-17', mark: 'done' })).toEqual(countedGoalCard());
    const skipped = withDayMarkedInDetail(goalDetail({ days: [day({ day: '2026-11-18', count: 2 })] }), {
      day: '2026-11-18',
      mark: 'skipped',
    });
    expect(skipped).toMatchObject({ days: [{ count: 2, state: 'skipped' }], period: { count: 2 }, due: false });
  });
  it('of a limit is measured against it at once', () => {
    const most = { aim: 'avoid', filter: null, frequency: 'weekly', targetCount: 2 } as const;
    const goal = goalDetail({
      ...most,
      today: { day: '2026-11-18', count: 0, state: 'within the limit' },
      period: goalPeriod({ from: '2026-11-16', to: '2026-11-22', count: 2, target: 2 }),
      days: [day({ day: '2026-11-15', count: 9 }), day({ day: '2026-11-16', count: 2 }), day({ day: '2026-11-18' })],
    });
    const marked = withDayMarkedInDetail(goal, { day: '2026-11-18', mark: 'done', count: 1 });
    expect([marked.today.state, marked.days.at(-1)?.state]).toEqual(['over the limit', 'over the limit']);
    const cleared = withDayMarkedInDetail(marked, { day: '2026-11-18', mark: 'unknown' });
    expect([cleared.today.state, cleared.days.at(-1)?.state]).toEqual(['within the limit', 'within the limit']);
  });
  it('is undone to the former value', () => {
    expect(previousMark({ state: 'unknown', count: 0 })).toEqual({ mark: 'unknown' });
    expect(previousMark({ state: 'done by the period', count: 0 })).toEqual({ mark: 'unknown' });
    expect(previousMark({ state: 'missed', count: 1 })).toEqual({ mark: 'done', count: 1 });
    expect(previousMark({ state: 'missed', count: 0 })).toEqual({ mark: 'missed' });
    expect(previousMark({ state: 'skipped', count: 0 })).toEqual({ mark: 'skipped' });
  });
});

describe('the keys of the calendar', () => {
  const days = ['2026-11-09', '2026-11-10', '2026-11-16', '2026-11-17'];
  it.each([
    ['ArrowLeft', '2026-11-16'],
    ['ArrowUp', '2026-11-10'],
    ['ArrowRight', '2026-11-17'],
    ['ArrowDown', '2026-11-17'],
    ['Home', '2026-11-09'],
    ['End', '2026-11-17'],
    ['a', null],
  ])('%s leads to %s', (key, reached) => expect(dayForKey(days, '2026-11-17', key)).toBe(reached));
});

it('shows one proposal per goal, with how many more its answer may settle', () => {
  const item = (goalId: string, thoughtId: string) => ({ goalId, thoughtId }) as GoalProposals['items'][number];
  expect(nextProposals([item('a', '3'), item('b', '2'), item('a', '1')])).toEqual([
    { proposal: item('a', '3'), others: 1 },
    { proposal: item('b', '2'), others: 0 },
  ]);
});

it('previews the recommended target, else a lower one', () => {
  const { statistics } = goalDetail();
  const kept = { ...statistics, successRate: 0.9 };
  expect(
    suggestedTarget({
      targetCount: 4,
      aim: 'achieve',
      statistics,
      recommendations: [{ code: 'lower-target', values: { target: 2 } }],
    }),
  ).toBe(2);
  expect(
    suggestedTarget({
      targetCount: 4,
      aim: 'achieve',
      statistics,
      recommendations: [{ code: 'keep-going', values: {} }],
    }),
  ).toBe(3);
  expect(suggestedTarget({ targetCount: 4, aim: 'achieve', statistics: kept, recommendations: [] })).toBe(5);
  expect(suggestedTarget({ targetCount: 1, aim: 'achieve', statistics, recommendations: [] })).toBe(2);
  expect(suggestedTarget({ targetCount: 2, aim: 'avoid', statistics, recommendations: [] })).toBe(3);
  expect(suggestedTarget({ targetCount: 2, aim: 'avoid', statistics: kept, recommendations: [] })).toBe(1);
  expect(suggestedTarget({ targetCount: 1, aim: 'avoid', statistics: kept, recommendations: [] })).toBe(2);
});

it('a bar that is a period looks as it ended, any other as a count', () => {
  const bar = { from: '2026-11-18', to: '2026-11-18', count: 2, target: 3 };
  expect(barLook({ ...bar, target: null, result: null }, 'achieve')).toBe('some');
  expect(barLook({ ...bar, result: 'target met' }, 'achieve')).toBe('met');
  expect(barLook({ ...bar, result: 'needs work' }, 'achieve')).toBe('near');
  expect(barLook({ ...bar, result: 'behind' }, 'achieve')).toBe('low');
});
