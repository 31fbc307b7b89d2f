import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { allowance } from '#allowance/allowance.aggregate.ts';
import type { AllowanceTaken } from '#allowance/allowance.events.ts';
import { isReserved, takeAllowance, type TakeAllowance } from '#allowance/take-allowance.ts';

const { given } = specFor(allowance);
const now = '2026-01-02T09:00:00.000Z';
const common = { cap: 'goals', ownerId: 'amina', revision: 0 } as const;
const take: TakeAllowance = { ...common, place: 'goal-3', most: 3, known: [], unused: [], now };
const taken = (place: string, changed: Partial<AllowanceTaken['data']> = {}): AllowanceTaken => ({
  type: 'AllowanceTaken',
  data: { ...common, place, found: [], freed: [], takenAt: now, ...changed },
  private: null,
});
const [first, second, third] = [taken('goal-1'), taken('goal-2'), taken('goal-3')];

describe('a place within a cap', () => {
  it('is taken up to the last, and none after it', () => {
    given(first, second).when(takeAllowance, take).then(third);
    given(first, second, third)
      .when(takeAllowance, { ...take, place: 'goal-4' })
      .thenRefused('goal.too-many');
  });
  it.each([
    ['goals', 'goal.too-many'],
    ['reminders', 'reminder.too-many'],
    ['requests', 'request.too-many-open'],
    ['orbs', 'orb.too-many'],
    ['communities', 'community.too-many'],
    ['waiting-requests-to-enter', 'community.too-many-requests'],
    ['requests-to-enter', 'community.asked-too-often'],
    ['comments', 'community.too-many-comments'],
    ['copies', 'community.too-many-copies'],
    ['standing-copies', 'community.copies-full'],
    ['story-links', 'story-share.too-many'],
    ['orb-runs', 'orb-run.over-day-cap'],
  ] as const)('of %s is refused as %s', (cap, refusal) =>
    given(first, second, third)
      .when(takeAllowance, { ...take, cap, place: 'another' })
      .thenRefused(refusal),
  );
  it('is one, however often it is taken for the same', () => {
    const again = { ...take, revision: 4, now: '2026-01-02T09:01:00.000Z' };
    const state = [first, second, third, taken('goal-3', { revision: 4, takenAt: again.now })];
    expect(takeAllowance(again, state.slice(0, 3).reduce(allowance.evolve, allowance.initial))).toEqual([state[3]]);
    expect(state.reduce(allowance.evolve, allowance.initial).places.size).toBe(3);
  });
  it('is taken by what was there before places were counted', () => {
    const known = ['goal-1', 'goal-2'];
    given(first)
      .when(takeAllowance, { ...take, known })
      .then(taken('goal-3', { found: ['goal-2'] }));
    given(first)
      .when(takeAllowance, { ...take, known: ['goal-8', 'goal-9'] })
      .thenRefused('goal.too-many');
  });
  it('is free once nothing uses it, unless it was taken again meanwhile', () => {
    const unused = [{ place: 'goal-1', taken: { revision: 0, takenAt: now } }];
    given(first, second, taken('goal-4'))
      .when(takeAllowance, { ...take, unused })
      .then(taken('goal-3', { freed: ['goal-1'] }));
    const again = taken('goal-1', { revision: 2, takenAt: '2026-01-02T09:00:00.001Z' });
    given(first, second, taken('goal-4'), again)
      .when(takeAllowance, { ...take, unused })
      .thenRefused('goal.too-many');
  });
  it('does not count what the read models know and its stream does not', () =>
    given(first, second)
      .when(takeAllowance, { ...take, known: ['goal-9'], unused: [{ place: 'goal-9', taken: null }] })
      .then(third));
  it('is kept for five minutes for what is to use it', () => {
    const place = { revision: 0, takenAt: now };
    expect(isReserved(place, '2026-01-02T09:04:59.999Z')).toBe(true);
    expect(isReserved(place, '2026-01-02T09:05:00.000Z')).toBe(false);
  });
});
