import { describe, expect, it } from 'vitest';
import { reviseGoal } from '#goal/commands/revise-goal.ts';
import { setGoal } from '#goal/commands/set-goal.ts';
import type { GivenTerms } from '#goal/goal-terms.ts';
import { goal } from '#goal/goal.aggregate.ts';
import type { GoalRevised, GoalSet, GoalTerms } from '#goal/goal.events.ts';
import type { ChosenMatchRule } from '#goal/goal.vocabulary.ts';
import {
  dailyTerms,
  deleted,
  everyThought,
  given,
  goalId,
  goalSet,
  historyOf,
  now,
  ownerId,
  restored,
  set,
  tapped,
  threadId,
  today,
} from './goal.fixtures.ts';

const terms: GivenTerms = {
  ...dailyTerms,
  title: ' Une page ',
  description: 'Avant de dormir',
  filter: { ...everyThought, tags: [] },
};
const setting = { ...terms, goalId, ownerId, today, now };
const other: GivenTerms = { ...terms, targetCount: 3, frequency: 'weekly', description: ' ' };
const revising = { ...other, goalId, today: '2026-03-05', now };
const revisedTo = (changed: Partial<GoalTerms>, fromDay: string): GoalRevised => ({
  type: 'GoalRevised',
  data: { goalId, ...dailyTerms, ...changed, tagCount: 0, fromDay, revisedAt: now },
  private: { title: 'Une page', description: null, tags: [] },
});
const withRule = (event: GoalSet, matchRule: ChosenMatchRule = 'always'): GoalSet => ({
  ...event,
  data: { ...event.data, matchRule },
});

describe('setting a goal', () => {
  it('starts today by default', () => given().when(setGoal, setting).then(withRule(set)));
  it('counts what matches, unless asking each time is chosen', () => {
    given()
      .when(setGoal, { ...setting, matchRule: 'ask' })
      .then(withRule(set, 'ask'));
    expect([withRule(set), withRule(set, 'ask'), set].map((event) => historyOf(event).matchRule)).toEqual([
      'always',
      'ask',
      'unasked',
    ]);
  });
  it('starts on another day when given', () =>
    given()
      .when(setGoal, { ...setting, startDay: '2026-01-01' })
      .then(withRule(goalSet({}, '2026-01-01'))));
  it('starts ten years ahead at the latest', () => {
    given()
      .when(setGoal, { ...setting, today: '2026-03-04', startDay: '2036-03-04' })
      .then(withRule(goalSet({}, '2036-03-04')));
    given()
      .when(setGoal, { ...setting, today: '2026-03-04', startDay: '2036-03-06' })
      .thenRefused('goal.starts-too-late');
  });
  it('is recorded once', () =>
    given(set)
      .when(setGoal, { ...setting, today: '2026-03-09' })
      .thenNothing());
  it('refuses another goal under the same id, and the id of a deleted one', () => {
    given(set)
      .when(setGoal, { ...setting, targetCount: 2 })
      .thenRefused('goal.already-set');
    given(set)
      .when(setGoal, { ...setting, startDay: '2026-01-01' })
      .thenRefused('goal.already-set');
    given(withRule(set))
      .when(setGoal, { ...setting, matchRule: 'ask' })
      .thenRefused('goal.already-set');
    given(set, deleted).when(setGoal, setting).thenRefused('goal.already-set');
  });
  it('normalizes lists: sorted, without duplicates', () => {
    const [decided] = [
      setGoal(
        {
          ...setting,
          restDays: [7, 6, 7],
          filter: { ...everyThought, threadIds: [threadId, threadId], moods: ['sad', 'calm'], tags: ['b', 'a', 'b'] },
        },
        null,
      ),
    ].flat();
    expect(decided).toMatchObject({
      data: { restDays: [6, 7], tagCount: 2, filter: { threadIds: [threadId], moods: ['calm', 'sad'] } },
      private: { tags: ['a', 'b'] },
    });
  });
  it('refuses invalid words and terms', () => {
    given()
      .when(setGoal, { ...setting, title: '  ' })
      .thenRefused('goal.title-empty');
    given()
      .when(setGoal, { ...setting, title: 'x'.repeat(121) })
      .thenRefused('goal.title-too-long');
    given()
      .when(setGoal, { ...setting, description: 'x'.repeat(2_001) })
      .thenRefused('goal.description-too-long');
    given()
      .when(setGoal, { ...setting, endDay: '2026-03-01' })
      .thenRefused('goal.ends-before-it-starts');
    given()
      .when(setGoal, { ...setting, restDays: [1, 2, 3, 4, 5, 6, 7] })
      .thenRefused('goal.rests-every-day');
  });
  it('records the client as owner, its words in the private data', () => {
    expect([goal.ownerOf(null), goal.ownerOf(historyOf(set))]).toEqual([null, ownerId]);
    expect(historyOf({ ...set, private: null })).toMatchObject({
      title: null,
      description: null,
      revisions: [{ tags: [] }],
    });
  });
});

describe('revising a goal', () => {
  it('keeps the former terms until today, and the new ones from then on', () => {
    const revised = revisedTo({ targetCount: 3, frequency: 'weekly' }, '2026-03-05');
    given(set).when(reviseGoal, revising).then(revised);
    expect(historyOf(set, revised)).toMatchObject({
      description: null,
      revisions: [
        { fromDay: today, terms: { targetCount: 1 } },
        { fromDay: '2026-03-05', terms: { targetCount: 3 } },
      ],
    });
  });
  it('keeps the later terms when revised twice on one day', () =>
    expect(
      historyOf(
        set,
        revisedTo({ targetCount: 2 }, '2026-03-05'),
        revisedTo({ targetCount: 4 }, '2026-03-05'),
      ).revisions.map(({ terms: { targetCount } }) => targetCount),
    ).toEqual([1, 4]));
  it('from tapping to thoughts lets count what matches, unless asking each time is chosen', () => {
    const revised = revisedTo({ targetCount: 3, frequency: 'weekly' }, '2026-03-05');
    const ruled = (matchRule: ChosenMatchRule) => ({ ...revised, data: { ...revised.data, matchRule } });
    given(tapped).when(reviseGoal, revising).then(ruled('always'));
    given(withRule(tapped)).when(reviseGoal, revising).then(revised);
    given(withRule(tapped))
      .when(reviseGoal, { ...revising, matchRule: 'ask' })
      .then(ruled('ask'));
    expect(historyOf(withRule(tapped), ruled('ask')).matchRule).toBe('ask');
  });
  it('leaves the rule of a goal that counts thoughts as it is', () => {
    const revised = revisedTo({ targetCount: 3, frequency: 'weekly' }, '2026-03-05');
    given(withRule(set, 'ask')).when(reviseGoal, revising).then(revised);
    expect([historyOf(withRule(set, 'ask'), revised).matchRule, historyOf(set, revised).matchRule]).toEqual([
      'ask',
      'unasked',
    ]);
  });
  it('appends nothing when nothing changes', () =>
    given(set)
      .when(reviseGoal, { ...terms, goalId, today, now })
      .thenNothing());
  it('refuses what setting a goal refuses', () => {
    given(set)
      .when(reviseGoal, { ...revising, title: '' })
      .thenRefused('goal.title-empty');
    given(set)
      .when(reviseGoal, { ...revising, endDay: '2026-03-01' })
      .thenRefused('goal.ends-before-it-starts');
  });
  it('refuses an unknown and a deleted goal, and accepts a restored one', () => {
    given().when(reviseGoal, revising).thenRefused('goal.not-found');
    given(set, deleted).when(reviseGoal, revising).thenRefused('goal.deleted');
    given(set, deleted, restored)
      .when(reviseGoal, revising)
      .then(revisedTo({ targetCount: 3, frequency: 'weekly' }, '2026-03-05'));
  });
});
