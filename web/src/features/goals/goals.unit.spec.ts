import type { GoalDay, GoalProposals } from '@ecrin/contracts/goal/goal.ts';
import { describe, expect, it } from 'vitest';
import { askedNow } from './asked-now.ts';
import { lookOfBar } from './bar-look.ts';
import { dayReached } from './day-reached.ts';
import { card, detail, period, tapped } from './goal.examples.ts';
import { leadingGoal } from './leading-goal.ts';
import { formerMark, markedCard, markedDetail } from './marked.ts';
import { shownAtHome } from './shown-at-home.ts';
import { isRunning, mayCount, ringOf, standingOf } from './standing.ts';
import { targetToTry } from './target-to-try.ts';

const day = (of: Partial<GoalDay> & { day: string }): GoalDay => ({
  count: 0,
  state: 'unknown',
  rest: false,
  paused: false,
  ...of,
});
const pause = { all: false, fromDay: '2026-11-17', untilDay: null };

describe('how a goal stands', () => {
  it('is as its period says, unless it sleeps, has ended or rests', () => {
    expect(standingOf(card())).toBe('on track');
    expect(standingOf(card({ active: false, pause }))).toBe('off');
    expect(standingOf(card({ daysLeft: 0 }))).toBe('ended');
    expect(standingOf(card({ pause }))).toBe('paused');
    expect(isRunning(card({ period: period({ result: 'inactive' }) }))).toBe(false);
  });
  it('lets counts be added unless it was put to rest: one that fell asleep wakes by a tap', () => {
    expect(mayCount(card({ period: period({ result: 'inactive' }) }))).toBe(true);
    expect([card({ active: false }), card({ daysLeft: 0 }), card({ pause })].map(mayCount)).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('is drawn as its share; of « at most » as the share of the limit that is used', () => {
    expect(ringOf(card())).toEqual({ share: 0.66, tone: 'on-way' });
    expect(ringOf(card({ aim: 'avoid', period: period({ count: 1, target: 2, progress: 100 }) }))).toEqual({
      share: 0.5,
      tone: 'limit',
    });
    expect(ringOf(card({ aim: 'avoid', period: period({ count: 5, target: 2, result: 'behind' }) }))).toEqual({
      share: 1,
      tone: 'late',
    });
    expect(ringOf(card({ pause })).tone).toBe('off');
  });
});

describe('the goal that matters most today', () => {
  it('is due, then sought, then of the shorter period, then further away', () => {
    const done = card({ goalId: 'done', due: false });
    const weekly = card({ goalId: 'weekly', frequency: 'weekly' });
    const avoided = card({ goalId: 'avoided', aim: 'avoid' });
    const near = card({ goalId: 'near', period: period({ progress: 90 }) });
    expect(leadingGoal([done, weekly, avoided, near, card({ goalId: 'far' })])?.goalId).toBe('far');
    expect(leadingGoal([done, weekly, avoided])?.goalId).toBe('weekly');
    expect(leadingGoal([done, avoided])?.goalId).toBe('avoided');
  });
  it('stays the one that led so far, for as long as it runs', () => {
    const done = card({ goalId: 'done', due: false });
    expect(leadingGoal([card(), done], 'done')?.goalId).toBe('done');
    expect(leadingGoal([card(), { ...done, pause }], 'done')?.goalId).toBe('g1');
  });
  it('of equals is the one set first, and none when nothing runs', () => {
    expect(leadingGoal([card({ goalId: 'first' }), card({ goalId: 'second' })])?.goalId).toBe('first');
    expect(leadingGoal([card({ pause }), card({ active: false })])).toBeNull();
  });
});

describe('what home shows', () => {
  it('is what is due and what was just tapped', () => {
    const goals = [card(), tapped({ due: false }), card({ goalId: 'g3', due: false })];
    expect(shownAtHome(goals, { tapped: ['g2'], wide: false })).toMatchObject({
      due: true,
      shown: [{ goalId: 'g1' }, { goalId: 'g2' }],
    });
  });
  it('with room is what runs when nothing is due, without room nothing', () => {
    const goals = [card({ due: false }), card({ goalId: 'g3', due: false, active: false })];
    expect(shownAtHome(goals, { tapped: [], wide: true })).toMatchObject({ due: false, shown: [{ goalId: 'g1' }] });
    expect(shownAtHome(goals, { tapped: [], wide: false }).shown).toEqual([]);
  });
});

describe('a day that was marked, before the server has counted', () => {
  it('moves the day, the period and what is due', () =>
    expect(markedCard(tapped(), { day: '2026-11-18', mark: 'done', count: 1 })).toMatchObject({
      today: { count: 1, state: 'done' },
      period: { count: 1, progress: 50 },
      due: false,
    }));
  it('has the progress the server will answer with', () => {
    const weekly = card({
      filter: null,
      today: { day: '2026-11-18', count: 1, state: 'unknown' },
      period: period({ count: 1, target: 3 }),
    });
    expect(markedCard(weekly, { day: '2026-11-18', mark: 'done', count: 2 }).period.progress).toBe(66);
  });
  it('of a daily goal stays due until its target', () => {
    const daily = card({
      filter: null,
      today: { day: '2026-11-18', count: 1, state: 'unknown' },
      period: period({ count: 1 }),
    });
    expect(markedCard(daily, { day: '2026-11-18', mark: 'done', count: 2 }).due).toBe(true);
    expect(markedCard(daily, { day: '2026-11-18', mark: 'done', count: 3 }).due).toBe(false);
  });
  it('of another day leaves today alone, and thoughts keep their count', () => {
    expect(markedCard(tapped(), { day: '2026-11-17', mark: 'done' })).toEqual(tapped());
    const skipped = markedDetail(detail({ days: [day({ day: '2026-11-18', count: 2 })] }), {
      day: '2026-11-18',
      mark: 'skipped',
    });
    expect(skipped).toMatchObject({ days: [{ count: 2, state: 'skipped' }], period: { count: 2 }, due: false });
  });
  it('is taken back by what was said before', () => {
    expect(formerMark({ state: 'unknown', count: 0 })).toEqual({ mark: 'unknown' });
    expect(formerMark({ state: 'done by the period', count: 0 })).toEqual({ mark: 'unknown' });
    expect(formerMark({ state: 'missed', count: 1 })).toEqual({ mark: 'done', count: 1 });
    expect(formerMark({ state: 'missed', count: 0 })).toEqual({ mark: 'missed' });
    expect(formerMark({ state: 'skipped', count: 0 })).toEqual({ mark: 'skipped' });
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
  ])('%s leads to %s', (key, reached) => expect(dayReached(days, '2026-11-17', key)).toBe(reached));
});

it('one question a goal at a time, told how many more it may settle', () => {
  const item = (goalId: string, thoughtId: string) => ({ goalId, thoughtId }) as GoalProposals['items'][number];
  expect(askedNow([item('a', '3'), item('b', '2'), item('a', '1')])).toEqual([
    { proposal: item('a', '3'), others: 1 },
    { proposal: item('b', '2'), others: 0 },
  ]);
});

it('tries the recommended target, else a gentler one', () => {
  const { statistics } = detail();
  const kept = { ...statistics, successRate: 0.9 };
  expect(
    targetToTry({
      targetCount: 4,
      aim: 'achieve',
      statistics,
      recommendations: [{ code: 'lower-target', values: { target: 2 } }],
    }),
  ).toBe(2);
  expect(
    targetToTry({ targetCount: 4, aim: 'achieve', statistics, recommendations: [{ code: 'keep-going', values: {} }] }),
  ).toBe(3);
  expect(targetToTry({ targetCount: 4, aim: 'achieve', statistics: kept, recommendations: [] })).toBe(5);
  expect(targetToTry({ targetCount: 1, aim: 'achieve', statistics, recommendations: [] })).toBe(2);
  expect(targetToTry({ targetCount: 2, aim: 'avoid', statistics, recommendations: [] })).toBe(3);
  expect(targetToTry({ targetCount: 2, aim: 'avoid', statistics: kept, recommendations: [] })).toBe(1);
  expect(targetToTry({ targetCount: 1, aim: 'avoid', statistics: kept, recommendations: [] })).toBe(2);
});

it('a bar that is a period looks as it went, any other as a count', () => {
  const bar = { from: '2026-11-18', to: '2026-11-18', count: 2, target: 3 };
  expect(lookOfBar({ ...bar, target: null, result: null }, 'achieve')).toBe('some');
  expect(lookOfBar({ ...bar, result: 'target met' }, 'achieve')).toBe('met');
  expect(lookOfBar({ ...bar, result: 'needs work' }, 'achieve')).toBe('near');
  expect(lookOfBar({ ...bar, result: 'behind' }, 'achieve')).toBe('low');
});
