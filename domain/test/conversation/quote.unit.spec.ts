import { describe, expect, it } from 'vitest';
import { questionStems, stemOf } from '#conversation/question/question-words.ts';
import { findQuote, quotedText, weighStemsEqually, type WordWeights } from '#conversation/question/quote.ts';

const weights = (...stems: readonly string[]) => weighStemsEqually(stems);
const quoteFrom = (text: string, stems: WordWeights, language: string): string =>
  quotedText(text, findQuote(text, stems, language));

describe('the stem of a word', () => {
  it.each([
    ['oublie', 'oubli'],
    ['oublis', 'oubli'],
    ['oublier', 'oubli'],
    ['memoire', 'memoir'],
    ['papa', 'papa'],
    ['amie', 'amie'],
  ])('in French: %s', (word, stem) => expect(stemOf(word, 'fr')).toBe(stem));
  it.each([
    ['running', 'runn'],
    ['memories', 'memor'],
    ['walked', 'walk'],
  ])('in English: %s', (word, stem) => expect(stemOf(word, 'en')).toBe(stem));
  it('of words that a question is asked with is left out', () =>
    expect(questionStems('Qu’est-ce que j’ai déjà dit de mon père ?', 'fr')).toEqual(['pere']));
});

describe('a quote', () => {
  const text =
    'Réunion à neuf heures. La voisine, il l’a appelée « la dame ». Onze ans qu’elle habite là. Rien d’autre.';
  it('is the sentence that says most, and the next one when it is short', () =>
    expect(quoteFrom(text, weights('voisin'), 'fr')).toBe(
      'La voisine, il l’a appelée « la dame ». Onze ans qu’elle habite là.',
    ));
  it('is the shortest passage with all of its words', () =>
    expect(quoteFrom(text, weights('voisin', 'habit'), 'fr')).toBe(
      'La voisine, il l’a appelée « la dame ». Onze ans qu’elle habite là. Rien d’autre.',
    ));
  it('is the beginning when no sentence has a word of the question', () =>
    expect(quoteFrom(text, weights('portugal'), 'fr')).toMatch(/^Réunion à neuf heures\./u));
  it('of a long sentence is cut between words', () => {
    const cut = quoteFrom(`Un mot ${'encore '.repeat(80)}.`, weights('mot'), 'fr');
    expect(cut.length).toBeLessThanOrEqual(301);
    expect(cut).toMatch(/encore…$/u);
  });
});
