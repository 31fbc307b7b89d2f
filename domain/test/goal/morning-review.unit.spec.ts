import { describe, expect, it } from 'vitest';
import { endedYesterday, isOngoing, morningReview } from '#goal/feedback/morning-review.ts';
import type { GoalEvent, GoalTerms } from '#goal/goal.events.ts';
import { dayPlus } from '#time/days.ts';
import { deactivated, goalId, goalSet, snapshotOf, now, today } from './goal.fixtures.ts';

const after = (days: number): string => dayPlus(today, days);
/** The first days of the goal, so many, were met. */
const metDays = (days: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: days }, (_none, index) => [after(index), 1]));
const review = (
  terms: Partial<GoalTerms>,
  day: number,
  ...[counts, ...events]: readonly [Record<string, number>, ...GoalEvent[]]
) => {
  const { missed, met } = morningReview(endedYesterday(snapshotOf([goalSet(terms), ...events], after(day), counts)));
  return {
    missed: missed.map(({ title, strength, count }) => `${title} ${count} ${strength.toFixed(2)}`),
    met: met.map(({ title, streak, count }) => `${title} ${count} ${streak}`),
  };
};
const nothing = { missed: [], met: [] };

describe('the morning review', () => {
  it('reports a missed day with the remaining strength', () =>
    expect(review({}, 61, metDays(60))).toEqual({ missed: ['Une page 0 0.91'], met: [] }));
  it('reports consecutive missed days once, whatever exempt days lie between', () => {
    const skipped: GoalEvent = {
      type: 'GoalDayMarked',
      data: { goalId, day: after(61), mark: 'skipped', count: 0, markedAt: now },
      private: null,
    };
    expect(review({}, 62, metDays(60))).toEqual(nothing);
    expect(review({}, 63, metDays(60), skipped)).toEqual(nothing);
    expect(review({}, 63, { ...metDays(60), [after(61)]: 1 }).missed).toHaveLength(1);
    expect(review({ frequency: 'weekly' }, 14, {}).missed).toHaveLength(1);
  });
  it('reports a met day only at a milestone', () => {
    expect([5, 6, 8].map((days) => review({}, days, metDays(days)))).toEqual([nothing, nothing, nothing]);
    expect(review({}, 7, metDays(7))).toEqual({ missed: [], met: ['Une page 1 7'] });
  });
  it('computes a streak from finished days', () =>
    expect(review({}, 7, metDays(8))).toEqual({ missed: [], met: ['Une page 1 7'] }));
  it('reports the week on its last day', () => {
    const weekly = { frequency: 'weekly', targetCount: 3 } as const;
    expect(review(weekly, 7, metDays(3))).toEqual({ missed: [], met: ['Une page 3 1'] });
    expect(review(weekly, 7, metDays(2)).missed).toHaveLength(1);
    expect(review(weekly, 6, metDays(2))).toEqual(nothing);
  });
  it('leaves out goals that were exempt, are paused, deactivated or not yet started', () => {
    const skipped: GoalEvent = {
      type: 'GoalDayMarked',
      data: { goalId, day: after(3), mark: 'skipped', count: 0, markedAt: now },
      private: null,
    };
    expect(review({}, 4, metDays(3), skipped)).toEqual(nothing);
    expect(review({ restDays: [1] }, 1, {})).toEqual(nothing);
    expect(review({}, 4, metDays(3), deactivated)).toEqual(nothing);
    expect(review({}, 40, metDays(1))).toEqual(nothing);
    expect(review({}, 0, {})).toEqual(nothing);
  });
  it('leaves out a goal whose key is destroyed', () => {
    const snapshot = snapshotOf([goalSet()], after(2));
    expect(morningReview(endedYesterday({ ...snapshot, history: { ...snapshot.history, title: null } }))).toEqual(
      nothing,
    );
  });
});

it('includes a goal until its last day is over', () => {
  const snapshot = (day: number) => snapshotOf([goalSet({ endDay: after(3) })], after(day));
  expect([isOngoing(snapshot(3)), isOngoing(snapshot(4)), isOngoing(snapshotOf([goalSet()], after(400)))]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isOngoing({ ...snapshot(1), history: { ...snapshot(1).history, deleted: true } })).toBe(false);
});
