import { describe, expect, it } from 'vitest';
import { invalidField, goalFields, parseTarget, parseTerms, toggled } from '#features/goals/form/goal-fields.ts';
import { goalCard, countedGoalCard } from '../goal.fixtures.ts';

describe('the form of a goal', () => {
  it('starts as one thought a day, and describes it', () =>
    expect(parseTerms({ ...goalFields(), title: '  Lire ', restDays: [7, 6] })).toEqual({
      title: 'Lire',
      description: null,
      frequency: 'daily',
      targetCount: 1,
      matchRule: 'always',
      aim: 'achieve',
      endDay: null,
      restDays: [6, 7],
      filter: { threadIds: [], tags: [], categories: [], moods: [], statuses: [] },
    }));
  it('describes an existing goal, with the previewed target', () => {
    const goal = goalCard({ endDay: '2026-12-31', description: 'Un peu.' });
    expect(parseTerms(goalFields(goal))).toMatchObject({
      title: goal.title,
      targetCount: 3,
      endDay: '2026-12-31',
      description: 'Un peu.',
    });
    expect(parseTerms(goalFields(goal, 2))?.targetCount).toBe(2);
    expect(parseTerms(goalFields(countedGoalCard()))?.filter).toBeNull();
  });
  it.each(['', ' ', '0', '-1', '1.5', '1001', 'trois'])('refuses « %s » as a number', (target) => {
    expect(parseTarget({ target })).toBeNull();
    expect(parseTerms({ ...goalFields(), title: 'Lire', target })).toBeNull();
  });
  it('refuses a blank title', () => expect(parseTerms({ ...goalFields(), title: '  ' })).toBeNull());
  it('assigns a refusal to its field', () => {
    expect(invalidField('goal.title-empty')).toBe('title');
    expect(invalidField('goal.rests-every-day')).toBe('restDays');
    expect(invalidField('general.unreachable')).toBeNull();
  });
  it('unselects a choice when it is chosen again', () => expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']));
});
