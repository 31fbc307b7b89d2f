import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackFor } from '#goal/feedback/choose-feedback.ts';
import { recommendationFor } from '#goal/feedback/choose-recommendation.ts';
import type { GoalEvent, GoalTerms } from '#goal/goal.events.ts';
import { dayPlus } from '#time/days.ts';
import { deactivated, goalId, goalSet, snapshotOf, now, today } from './goal.fixtures.ts';

const after = (days: number): string => dayPlus(today, days);
const counted = (...counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.map((count, index) => [after(index), count]));
const repeat = (times: number, ...counts: readonly number[]): readonly number[] =>
  Array.from({ length: times }, () => counts).flat();
type GoalCase = Readonly<{
  terms?: Partial<GoalTerms>;
  day: number;
  counts?: readonly number[];
  events?: readonly GoalEvent[];
  proposals?: number;
}>;
const snapshot = ({ terms = {}, day, counts = [], events = [] }: GoalCase) =>
  snapshotOf([goalSet(terms), ...events], after(day), counted(...counts));
const feedback = (goalCase: GoalCase) => feedbackFor(snapshot(goalCase))[0];
const recommended = (goalCase: GoalCase) => recommendationFor(snapshot(goalCase), goalCase.proposals ?? 0)[0];
/** The sentence codes of so many days. */
const codes = (
  shown: (goalCase: GoalCase) => Readonly<{ code: string }> | undefined,
  goalCase: GoalCase,
  days: number,
): readonly (string | undefined)[] =>
  Array.from({ length: days }, (_none, index) => shown({ ...goalCase, day: goalCase.day + index })?.code);

const paused = (untilDay: string | null): GoalEvent => ({
  type: 'GoalPaused',
  data: { goalId, fromDay: today, untilDay, pausedAt: now },
  private: null,
});
const skipped = (day: number): GoalEvent => ({
  type: 'GoalDayMarked',
  data: { goalId, day: after(day), mark: 'skipped', count: 0, markedAt: now },
  private: null,
});
const ask: GoalEvent = { type: 'GoalMatchRuleChosen', data: { goalId, rule: 'ask', chosenAt: now }, private: null };
const weekly = { frequency: 'weekly', targetCount: 5 } as const;

describe('the sentence of a goal', () => {
  it('after a missed day gives the remaining strength', () => {
    expect(feedback({ day: 61, counts: repeat(60, 1) })).toEqual({
      code: 'yesterday-missing',
      values: { strength: 91 },
    });
  });
  it('is about the first day, and on Mondays about the week', () => {
    expect(feedback({ day: 0 })).toEqual({ code: 'first-week', values: { target: 1 } });
    expect(feedback({ day: 7, counts: [1, 0, 2] })).toMatchObject({
      code: 'last-week',
      values: { thoughts: 3, days: 2 },
    });
  });
  it('when met reports the count or the streak', () => {
    expect(feedback({ day: 2, counts: [0, 0, 1] })).toEqual({ code: 'met-now', values: { count: 1, target: 1 } });
    expect(feedback({ day: 3, counts: [0, 0, 1, 1] })).toMatchObject({ code: 'met-in-a-row', values: { streak: 2 } });
    expect(feedback({ day: 4, counts: [0, 0, 1, 1, 1] })).toMatchObject({
      code: 'longest-streak',
      values: { streak: 3, day: after(2) },
    });
  });
  it('in progress gives the remaining amount', () => {
    expect(feedback({ terms: weekly, day: 1, counts: [2] })).toEqual({
      code: 'on-track',
      values: { count: 2, target: 5, daysLeft: 6 },
    });
    expect(codes(feedback, { terms: weekly, day: 2, counts: [4] }, 2)).toContain('one-left');
    expect(feedback({ terms: weekly, day: 5, counts: [0, 1] })).toEqual({
      code: 'some-left',
      values: { left: 4, daysLeft: 2, lastDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), weekday: 7 },
    });
  });
  it('for « at most » gives the distance to the limit', () => {
    const most = { frequency: 'weekly', targetCount: 2, aim: 'avoid' } as const;
    expect([
      feedback({ terms: most, day: 1, counts: [1] }),
      feedback({ terms: most, day: 1, counts: [2] }),
      feedback({ terms: most, day: 1, counts: [5] }),
    ]).toEqual([
      { code: 'limit-kept', values: { count: 1, target: 2, left: 1 } },
      { code: 'limit-reached', values: { count: 2, target: 2, daysLeft: 6 } },
      { code: 'limit-passed', values: { count: 5, target: 2, over: 3 } },
    ]);
  });
  it('when paused only mentions the pause', () => {
    const never = feedbackFor(snapshotOf([goalSet({}, after(3))], today))[0];
    expect(never).toEqual({ code: 'not-begun', values: { day: after(3), daysUntil: 3 } });
    expect(new Set(codes(feedback, { day: 1, counts: [1], events: [paused(null)] }, 2))).toEqual(
      new Set(['paused', 'so-far']),
    );
    expect(new Set(codes(feedback, { day: 1, counts: [1], events: [paused(after(9))] }, 2))).toEqual(
      new Set(['paused-until', 'so-far']),
    );
    expect(new Set(codes(feedback, { day: 1, counts: [1], events: [deactivated] }, 2))).toEqual(
      new Set(['deactivated', 'so-far']),
    );
    expect(new Set(codes(feedback, { terms: { endDay: after(3) }, day: 5, counts: [1] }, 2))).toEqual(
      new Set(['ended', 'so-far']),
    );
    expect(new Set([feedback({ day: 40 })?.code, ...codes(feedback, { day: 40, counts: [1] }, 2)])).toEqual(
      new Set(['asleep-never', 'asleep-since', 'so-far']),
    );
  });
  it('does not mention days of rest or skipped days as missed', () => {
    expect(feedback({ terms: { restDays: [3] }, day: 2, counts: [1, 1] })).toEqual({
      code: 'rest-today',
      values: { streak: 2 },
    });
    expect(feedback({ day: 2, counts: [1, 1], events: [skipped(2)] })).toEqual({
      code: 'skipped-today',
      values: { streak: 2 },
    });
  });
  it('does not measure a day of rest against the target', () => {
    const daysOfRest = { terms: { restDays: [3, 4, 5, 6] } as const, day: 2, counts: [1, 1, 1, 1, 1, 1] };
    const shown = codes(feedback, daysOfRest, 4);
    for (const code of ['met-now', 'on-track', 'some-left', 'one-left']) expect(shown).not.toContain(code);
  });
  it('alternates with the results so far', () => {
    const shown = new Set([
      ...codes(feedback, { day: 8, counts: repeat(12, 1, 1, 1, 1, 0, 0) }, 50),
      ...codes(feedback, { day: 64, counts: repeat(90, 1) }, 12),
    ]);
    for (const code of [
      'yesterday-met',
      'yesterday-missing',
      'strength-held',
      'strength-risen',
      'success-rate',
      'last-week',
      'met-in-a-row',
      'met-now',
    ])
      expect([code, shown.has(code)]).toEqual([code, true]);
    const ofWeeks = new Set(
      codes(feedback, { terms: weekly, day: 15, counts: [...repeat(7, 1), ...repeat(2, 1)] }, 20),
    );
    expect([
      ofWeeks.has('last-period-missed'),
      new Set(codes(feedback, { terms: weekly, day: 8, counts: repeat(7, 1) }, 6)).has('last-period-met'),
    ]).toEqual([true, true]);
  });
});

describe('the recommendation of a goal', () => {
  it('suggests another target with the results it would have given', () => {
    expect(recommended({ terms: { targetCount: 4 }, day: 26, counts: [...repeat(8, 4, 4, 3), 4, 4, 4] })).toEqual({
      code: 'lower-target',
      values: { target: 3, met: 26, completed: 26, metNow: 18 },
    });
    expect(codes(recommended, { day: 15, counts: repeat(20, 2) }, 4)).toContain('raise-target');
  });
  it('suggests answering pending questions', () => {
    expect([recommended({ day: 2, proposals: 2 }), recommended({ day: 2, proposals: 2, events: [ask] })]).toEqual([
      { code: 'choose-rule', values: { proposals: 2 } },
      { code: 'answer-proposals', values: { proposals: 2 } },
    ]);
  });
  it('suggests what would meet today’s target', () => {
    expect(codes(recommended, { terms: weekly, day: 4, counts: [2, 2] }, 3)).toEqual([
      undefined,
      'one-today',
      undefined,
    ]);
    expect(recommended({ terms: { ...weekly, targetCount: 10 }, day: 1 })).toEqual({
      code: 'a-little-each-day',
      values: { left: 10, daysLeft: 6, perDay: 2 },
    });
    expect(codes(recommended, { terms: { filter: null }, day: 1 }, 2)).toContain('tell-days');
  });
  it('covers weekdays, weeks and pauses', () => {
    const noFridays = repeat(6, 1, 1, 1, 1, 0, 1, 1);
    expect(codes(recommended, { day: 36, counts: noFridays }, 6)).toContain('rest-on-weekday');
    expect(recommended({ day: 35, counts: noFridays })).toEqual({
      code: 'weekday-holds',
      values: { weekday: 1, held: 5, of: 5 },
    });
    expect(codes(recommended, { day: 22, counts: repeat(4, 1, 0, 1, 0, 1, 0, 0) }, 6)).toContain('aim-by-week');
    expect(codes(recommended, { day: 12, counts: [1, 1] }, 2)).toContain('take-a-pause');
    expect(codes(recommended, { day: 8, counts: repeat(20, 1) }, 6)).toContain('keep-going');
  });
  it('is omitted rather than repeated', () => {
    expect(codes(recommended, { day: 8, proposals: 1 }, 4)).toEqual([
      'choose-rule',
      undefined,
      'choose-rule',
      undefined,
    ]);
  });
  it('is omitted while a goal is paused or deactivated', () =>
    expect([recommended({ day: 1, events: [paused(null)] }), recommended({ day: 1, events: [deactivated] })]).toEqual([
      undefined,
      undefined,
    ]));
});

/** All events: on `day`, one of these. */
const randomEvents: readonly ((day: number) => GoalEvent)[] = [
  (day) => ({
    type: 'GoalPaused',
    data: { goalId, fromDay: after(day), untilDay: null, pausedAt: now },
    private: null,
  }),
  (day) => ({
    type: 'GoalPaused',
    data: { goalId, fromDay: after(day), untilDay: after(day + 2), pausedAt: now },
    private: null,
  }),
  (day) => ({ type: 'GoalResumed', data: { goalId, fromDay: after(day), resumedAt: now }, private: null }),
  (day) => ({ type: 'GoalDeactivated', data: { goalId, fromDay: after(day), deactivatedAt: now }, private: null }),
  (day) => ({ type: 'GoalActivated', data: { goalId, fromDay: after(day), activatedAt: now }, private: null }),
  (day) => ({
    type: 'GoalDayMarked',
    data: { goalId, day: after(day), mark: 'done', count: 2, markedAt: now },
    private: null,
  }),
  skipped,
];

it('is never the same twice in a row', () => {
  const days = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 60 });
  const terms = fc.record({
    frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
    targetCount: fc.integer({ min: 1, max: 4 }),
    aim: fc.constantFrom('achieve' as const, 'avoid' as const),
    restDays: fc.constantFrom([], [1 as const], [3 as const, 7 as const]),
    endDay: fc.constantFrom(null, null, after(20)),
    filter: fc.constantFrom(null, { threadIds: [], categories: [], moods: [], statuses: [] }),
  });
  const happened = fc.array(fc.tuple(fc.nat(randomEvents.length - 1), fc.nat(40)), { maxLength: 6 });
  fc.assert(
    fc.property(
      days,
      terms,
      happened,
      fc.array(fc.nat(2), { minLength: 50, maxLength: 50 }),
      (...[counts, its, facts, proposals]) => {
        const events = facts
          .toSorted(([, one], [, other]) => one - other)
          .flatMap(([what, day]) => randomEvents[what]?.(day) ?? []);
        const goalCase = { terms: its, counts, events };
        const feedbacks = proposals.map((_none, day) => feedback({ ...goalCase, day: day - 3 })?.code);
        const recommendations = proposals.map(
          (waiting, day) => recommended({ ...goalCase, day, proposals: waiting })?.code ?? null,
        );
        const repeated = (shown: readonly unknown[]) =>
          shown.filter((code, day) => code !== null && day > 0 && code === shown[day - 1]);
        expect([
          feedbacks.filter((code) => code === undefined),
          repeated(feedbacks),
          repeated(recommendations),
        ]).toEqual([[], [], []]);
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);
