import { expect, it } from 'vitest';
import { hasTitle } from '#features/thoughts/entry/thought-title.ts';

const excerpt = 'Réunion longue ce matin. Je me suis senti fatigué mais fier d’avoir dit non au projet de trop.';

it.each([
  ['none', { title: null, titleBy: null }, false],
  ['the beginning of the words', { title: 'Réunion longue ce matin', titleBy: 'ai' }, false],
  [
    'a sentence of theirs, cut',
    { title: 'Je me suis senti fatigué mais fier d’avoir dit non au…', titleBy: 'ai' },
    false,
  ],
  ['in other signs and case', { title: 'RÉUNION LONGUE, CE MATIN !', titleBy: 'ai' }, false],
  ['words of its own', { title: 'Dire non au projet de trop', titleBy: 'ai' }, true],
  ['what the person typed', { title: 'Réunion longue ce matin', titleBy: 'person' }, true],
  ['part of a word', { title: 'Réunion longue ce mat', titleBy: 'ai' }, true],
] as const)('a title is shown unless it repeats the words: %s', (_what, title, shown) =>
  expect(hasTitle({ excerpt, ...title })).toBe(shown),
);

it('a title without words to repeat is shown', () =>
  expect(hasTitle({ title: 'Le verger', titleBy: 'ai', excerpt: null })).toBe(true));
