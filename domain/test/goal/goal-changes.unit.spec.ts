import { describe, expect, it } from 'vitest';
import { activateGoal } from '#goal/commands/activate-goal.ts';
import { chooseMatchRule } from '#goal/commands/choose-match-rule.ts';
import { countThought } from '#goal/commands/count-thought.ts';
import { deactivateGoal } from '#goal/commands/deactivate-goal.ts';
import { deleteGoal } from '#goal/commands/delete-goal.ts';
import { markDay } from '#goal/commands/mark-day.ts';
import { pauseGoal } from '#goal/commands/pause-goal.ts';
import { restoreGoal } from '#goal/commands/restore-goal.ts';
import { resumeGoal } from '#goal/commands/resume-goal.ts';
import { isActive } from '#goal/goal-history.ts';
import type {
  GoalActivated,
  GoalDayMarked,
  GoalMatchRuleChosen,
  GoalPaused,
  GoalResumed,
  GoalThoughtCounted,
  GoalThoughtLeftOut,
} from '#goal/goal.events.ts';
import {
  deactivated,
  deleted,
  given,
  goalId,
  goalSet,
  historyOf,
  now,
  paused,
  restored,
  set,
  tapped,
  thoughtId,
  today,
} from './goal.fixtures.ts';

const here = { goalId, now };
const dated = { goalId, today, now };
const counted: GoalThoughtCounted = {
  type: 'GoalThoughtCounted',
  data: { goalId, thoughtId, countedAt: now },
  private: null,
};
const leftOut: GoalThoughtLeftOut = {
  type: 'GoalThoughtLeftOut',
  data: { goalId, thoughtId, leftOutAt: now },
  private: null,
};
const marked = (mark: GoalDayMarked['data']['mark'], count = 0): GoalDayMarked => ({
  type: 'GoalDayMarked',
  data: { goalId, day: today, mark, count, markedAt: now },
  private: null,
});
const always: GoalMatchRuleChosen = {
  type: 'GoalMatchRuleChosen',
  data: { goalId, rule: 'always', chosenAt: now },
  private: null,
};
const pausedUntil = (untilDay: string | null, fromDay = today): GoalPaused => ({
  type: 'GoalPaused',
  data: { goalId, fromDay, untilDay, pausedAt: now },
  private: null,
});
const resumed: GoalResumed = {
  type: 'GoalResumed',
  data: { goalId, fromDay: '2026-03-05', resumedAt: now },
  private: null,
};
const activated: GoalActivated = {
  type: 'GoalActivated',
  data: { goalId, fromDay: '2026-03-05', activatedAt: now },
  private: null,
};

describe('choosing which thoughts count', () => {
  it('records the match rule', () =>
    given(set)
      .when(chooseMatchRule, { ...here, rule: 'always' })
      .then(always));
  it('appends nothing for the same choice', () =>
    given(set, always)
      .when(chooseMatchRule, { ...here, rule: 'always' })
      .thenNothing());
  it('is recorded for a single thought, and withdrawn', () => {
    given(set)
      .when(countThought, { ...here, thoughtId, counts: true })
      .then(counted);
    given(set, counted)
      .when(countThought, { ...here, thoughtId, counts: true })
      .thenNothing();
    given(set, counted)
      .when(countThought, { ...here, thoughtId, counts: false })
      .then(leftOut);
    expect(historyOf(set, counted, leftOut).answers).toEqual({ [thoughtId]: false });
  });
  it('is refused for goals that are tapped', () => {
    given(tapped)
      .when(chooseMatchRule, { ...here, rule: 'ask' })
      .thenRefused('goal.counts-no-thoughts');
    given(tapped)
      .when(countThought, { ...here, thoughtId, counts: true })
      .thenRefused('goal.counts-no-thoughts');
  });
});

describe('marking a day', () => {
  const marking = { ...dated, day: today } as const;
  it('stores the count, one by default', () => {
    given(tapped)
      .when(markDay, { ...marking, mark: 'done' })
      .then(marked('done', 1));
    given(tapped, marked('done', 1))
      .when(markDay, { ...marking, mark: 'done', count: 3 })
      .then(marked('done', 3));
  });
  it('records it as skipped or missed, and clears it', () => {
    given(tapped)
      .when(markDay, { ...marking, mark: 'skipped', count: 5 })
      .then(marked('skipped'));
    given(set)
      .when(markDay, { ...marking, mark: 'missed' })
      .then(marked('missed'));
    given(set, marked('skipped'))
      .when(markDay, { ...marking, mark: 'unknown' })
      .then(marked('unknown'));
    expect(historyOf(set, marked('skipped'), marked('unknown')).marks).toEqual({});
  });
  it('appends nothing when it is unchanged', () => {
    given(tapped, marked('done', 2))
      .when(markDay, { ...marking, mark: 'done', count: 2 })
      .thenNothing();
    given(tapped)
      .when(markDay, { ...marking, mark: 'unknown' })
      .thenNothing();
  });
  it('is refused for future days, before the first day and after the last', () => {
    given(tapped)
      .when(markDay, { ...marking, day: '2026-03-03', mark: 'done' })
      .thenRefused('goal.day-not-open');
    given(tapped)
      .when(markDay, { ...marking, day: '2026-03-01', mark: 'skipped' })
      .thenRefused('goal.day-not-open');
    given(goalSet({ filter: null, endDay: '2026-03-04' }))
      .when(markDay, { ...dated, today: '2026-03-09', day: '2026-03-05', mark: 'done' })
      .thenRefused('goal.day-not-open');
  });
  it('is refused as done for goals that count thoughts', () =>
    given(set)
      .when(markDay, { ...marking, mark: 'done' })
      .thenRefused('goal.counts-thoughts'));
});

describe('pausing and resuming', () => {
  it('pauses until resumed, or until a given day', () => {
    given(set)
      .when(pauseGoal, { ...dated, untilDay: null })
      .then(paused);
    given(set)
      .when(pauseGoal, { ...dated, untilDay: '2026-03-08' })
      .then(pausedUntil('2026-03-08'));
  });
  it('keeps the start of a pause and changes its end', () => {
    given(set, paused)
      .when(pauseGoal, { ...dated, today: '2026-03-04', untilDay: null })
      .thenNothing();
    given(set, paused)
      .when(pauseGoal, { ...dated, today: '2026-03-04', untilDay: '2026-03-08' })
      .then(pausedUntil('2026-03-08'));
    expect(historyOf(set, paused, pausedUntil('2026-03-08')).pauses).toEqual([
      { fromDay: today, untilDay: '2026-03-08' },
    ]);
  });
  it('refuses a pause that ends before it begins', () =>
    given(set)
      .when(pauseGoal, { ...dated, untilDay: '2026-03-01' })
      .thenRefused('goal.ends-before-it-starts'));
  it('resumes from today on; on the same day the pause is cancelled', () => {
    given(set, paused)
      .when(resumeGoal, { ...dated, today: '2026-03-05' })
      .then(resumed);
    expect(historyOf(set, paused, resumed).pauses).toEqual([{ fromDay: today, untilDay: '2026-03-04' }]);
    expect(historyOf(set, pausedUntil(null, '2026-03-05'), resumed).pauses).toEqual([]);
  });
  it('is refused when there is no pause', () => {
    given(set).when(resumeGoal, dated).thenNothing();
    given(set, pausedUntil('2026-03-03'))
      .when(resumeGoal, { ...dated, today: '2026-03-05' })
      .thenNothing();
  });
});

describe('deactivating, deleting and restoring', () => {
  it('is deactivated and activated', () => {
    given(set).when(deactivateGoal, dated).then(deactivated);
    given(set, deactivated).when(deactivateGoal, dated).thenNothing();
    given(set, deactivated)
      .when(activateGoal, { ...dated, today: '2026-03-05' })
      .then(activated);
    given(set).when(activateGoal, dated).thenNothing();
    expect([historyOf(set), historyOf(set, deactivated), historyOf(set, deactivated, activated)].map(isActive)).toEqual(
      [true, false, true],
    );
  });
  it('is deleted and restored', () => {
    given(set).when(deleteGoal, here).then(deleted);
    given(set, deleted).when(deleteGoal, here).thenNothing();
    given(set, deleted).when(restoreGoal, here).then(restored);
    given(set).when(restoreGoal, here).thenNothing();
    expect(historyOf(set, deleted, restored)).toEqual(historyOf(set));
  });
  it('records only what changes', () => {
    const changes = [
      () => given().when(deleteGoal, here).thenRefused('goal.not-found'),
      () => given().when(restoreGoal, here).thenRefused('goal.not-found'),
      () =>
        given(set, deleted)
          .when(pauseGoal, { ...dated, untilDay: null })
          .thenRefused('goal.deleted'),
      () => given(set, deleted).when(resumeGoal, dated).thenRefused('goal.deleted'),
      () => given(set, deleted).when(deactivateGoal, dated).thenRefused('goal.deleted'),
      () => given().when(activateGoal, dated).thenRefused('goal.not-found'),
      () =>
        given(set, deleted)
          .when(markDay, { ...dated, day: today, mark: 'skipped' })
          .thenRefused('goal.deleted'),
      () =>
        given()
          .when(chooseMatchRule, { ...here, rule: 'never' })
          .thenRefused('goal.not-found'),
      () =>
        given(set, deleted)
          .when(countThought, { ...here, thoughtId, counts: true })
          .thenRefused('goal.deleted'),
    ];
    for (const change of changes) change();
  });
  it('is refused for an unknown goal', () =>
    expect(
      [deleted, restored, paused, resumed, deactivated, activated, counted, leftOut, always, marked('done', 1)].map(
        (event) => given(event).when(deleteGoal, here).thenRefused('goal.not-found'),
      ),
    ).toHaveLength(10));
});
