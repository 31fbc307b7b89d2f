import { describe, expect, it } from 'vitest';
import { beginsNearly, findWords } from '#text/near-words.ts';

describe('a word that was typed with a slip', () => {
  it.each([
    ['elodie', 'elodei', true],
    ['elodie', 'eldoie', true],
    ['elodie', 'leodie', true],
    ['elodie', 'elodi', true],
    ['elodie', 'elxdie', true],
    ['elodie', 'eodie', true],
    ['elodie', 'ellodie', true],
    ['elodie', 'elode', true],
    ['elodie', 'eldi', true],
    ['elodie', 'alixia', false],
    ['elodie', 'eldo', true],
    ['elodie', 'elxxie', false],
    ['elo', 'elx', false],
  ])('%s, typed « %s »: %s', (word, typed, finds) => expect(beginsNearly(word, typed)).toBe(finds));
});
describe('words that were typed', () => {
  const words = ['elodie', 'martin', 'organisations'];
  it.each([
    [['martin', 'elo'], true],
    [['martni', 'elo'], true],
    [['martni', 'eldoie'], false],
    [['organizations'], true],
    [[], true],
    [['premier'], false],
  ])('%j find them: %s', (typed, finds) => expect(findWords(words, typed)).toBe(finds));
});
