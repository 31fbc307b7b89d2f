import { expect, it } from 'vitest';
import { mostSubjectWords, subjectWords, wordKey } from '#thought/subject-words.ts';

it('words of every text are left out, and each other one is there once, with its accents', () =>
  expect(
    subjectWords('J’ai revu l’atelier aujourd’hui : lumière, Lumière, ateliers, 2024. The boat was there.'),
  ).toEqual(['revu', 'atelier', 'lumière', 'boat']));

it('nobody in particular, and that something was said, is no subject', () =>
  expect(subjectWords('Personne à attendre, quelqu’un parle. Nobody said so, everyone asked Claire.')).toEqual([
    'claire',
  ]));

it('a plural has the key of its singular, a short word its own', () =>
  expect(['lacs', 'lac', 'jeux', 'bus'].map(wordKey)).toEqual(['lac', 'lac', 'jeu', 'bus']));

it('a long text has so many of them', () => {
  const text = Array.from({ length: 2_000 }, (_none, index) => `mot${String.fromCharCode(97 + (index % 26))}${index}`);
  expect(subjectWords(text.join(' '))).toHaveLength(mostSubjectWords);
});
