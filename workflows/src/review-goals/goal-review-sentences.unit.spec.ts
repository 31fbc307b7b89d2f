import type { EndedGoal } from '@ecrin/domain/goal/morning-review.ts';
import { describe, expect, it } from 'vitest';
import { goalReviewSentence } from './goal-review-sentences.ts';

const goal: EndedGoal = { goalId: 'goal-1', title: 'Une page', frequency: 'daily', aim: 'achieve', count: 0, target: 1, strength: 0.816, streak: 0 };
const french = (said: 'missed' | 'met', its: Partial<EndedGoal>) => goalReviewSentence({ said, goals: [{ ...goal, ...its }], language: 'fr' }).body;
const english = (said: 'missed' | 'met', its: Partial<EndedGoal>) => goalReviewSentence({ said, goals: [{ ...goal, ...its }], language: 'en' }).body;

describe('what a morning says of one goal', () => {
  it.each<['missed' | 'met', Partial<EndedGoal>, string, string]>([
    ['missed', {}, 'Hier manque.', 'Yesterday is missing.'],
    ['missed', { count: 1, target: 3 }, 'Hier\u00A0: 1 / 3.', 'Yesterday: 1 / 3.'],
    ['missed', { frequency: 'weekly', count: 3, target: 5 }, 'La semaine passée\u00A0: 3 / 5.', 'Last week: 3 / 5.'],
    ['missed', { frequency: 'monthly' }, 'Le mois passé manque.', 'Last month is missing.'],
    ['missed', { aim: 'avoid', count: 3, target: 2 }, 'Hier\u00A0: 3, pour 2 au plus.', 'Yesterday: 3, for 2 at most.'],
    ['met', { count: 1, streak: 30 }, '30 jours de suite.', '30 days in a row.'],
    ['met', { frequency: 'weekly', count: 5, target: 5 }, 'Semaine tenue\u00A0: 5 / 5.', 'A week kept: 5 / 5.'],
    ['met', { frequency: 'monthly', aim: 'avoid', count: 1, target: 2 }, 'Mois tenu\u00A0: 1, pour 2 au plus.', 'A month kept: 1, for 2 at most.'],
  ])('%s %o', (...[said, its, fr, en]) =>
    expect([french(said, its), english(said, its)]).toEqual([`${fr} Force\u00A0: 82\u00A0%.`, `${en} Strength: 82%.`]));
});

it.each([['fr', 'missed', '2 objectifs à reprendre'], ['fr', 'met', '2 objectifs tenus'], ['en', 'missed', '2 goals to take up again'], ['en', 'met', '2 goals kept']] as const)(
  'of several, in %s and %s, their titles',
  (language, said, title) => expect(goalReviewSentence({ said, language, goals: [goal, { ...goal, title: 'Marcher' }] })).toEqual({ title, body: 'Une page · Marcher' }),
);
