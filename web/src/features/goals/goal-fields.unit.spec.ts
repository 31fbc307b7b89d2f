import { describe, expect, it } from 'vitest';
import { fieldAtFault, fieldsOf, targetOf, termsOf, toggled } from './goal-fields.ts';
import { card, tapped } from './goal.examples.ts';

describe('the form of a goal', () => {
  it('begins as a thought a day, and says what it holds', () =>
    expect(termsOf({ ...fieldsOf(), title: '  Lire ', restDays: [7, 6] })).toEqual({
      title: 'Lire',
      description: null,
      frequency: 'daily',
      targetCount: 1,
      aim: 'achieve',
      endDay: null,
      restDays: [6, 7],
      filter: { threadIds: [], tags: [], categories: [], moods: [], statuses: [] },
    }));
  it('says again what a goal is, with the target that was tried', () => {
    const goal = card({ endDay: '2026-12-31', description: 'Un peu.' });
    expect(termsOf(fieldsOf(goal))).toMatchObject({
      title: goal.title,
      targetCount: 3,
      endDay: '2026-12-31',
      description: 'Un peu.',
    });
    expect(termsOf(fieldsOf(goal, 2))?.targetCount).toBe(2);
    expect(termsOf(fieldsOf(tapped()))?.filter).toBeNull();
  });
  it.each(['', ' ', '0', '-1', '1.5', '1001', 'trois'])('takes no « %s » for a number', (target) => {
    expect(targetOf({ target })).toBeNull();
    expect(termsOf({ ...fieldsOf(), title: 'Lire', target })).toBeNull();
  });
  it('takes no blanks for a title', () => expect(termsOf({ ...fieldsOf(), title: '  ' })).toBeNull());
  it('knows the field a refusal speaks of', () => {
    expect(fieldAtFault('goal.title-empty')).toBe('title');
    expect(fieldAtFault('goal.rests-every-day')).toBe('restDays');
    expect(fieldAtFault('general.unreachable')).toBeNull();
  });
  it('takes a choice back when it is chosen again', () => expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']));
});
