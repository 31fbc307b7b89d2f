import { describe, expect, it } from 'vitest';
import { originSentence } from '#story/origin-words.ts';

const origin = { thoughts: 6, paragraphs: 5, composed: 5, reviewed: true };
const page = { place: 'page', language: 'fr', author: 'Camille' } as const;
const book = { ...page, place: 'book' } as const;

describe('where the words of a story come from', () => {
  it.each([
    [origin, page, 'Il vient de six de ses pensées, composé avec l’aide de l’IA et relu de sa main.'],
    [{ ...origin, reviewed: false }, page, 'Il vient de six de ses pensées, composé avec l’aide de l’IA.'],
    [{ ...origin, composed: 0 }, page, 'Il vient de six de ses pensées.'],
    [{ ...origin, thoughts: 1, composed: 0 }, page, 'Il vient d’une de ses pensées.'],
    [
      { ...origin, composed: 2 },
      page,
      'Il vient de six de ses pensées. Sur cinq paragraphes, deux ont été composés avec l’aide de l’IA et relus de sa main.',
    ],
    [
      { ...origin, thoughts: 12, paragraphs: 30, composed: 1 },
      page,
      'Il vient de 12 de ses pensées. Sur 30 paragraphes, un a été composé avec l’aide de l’IA et relu de sa main.',
    ],
    [origin, book, 'Ce récit vient de six pensées, composé avec l’aide de l’IA et relu par Camille.'],
    [
      origin,
      { ...book, author: null },
      'Ce récit vient de six pensées, composé avec l’aide de l’IA et relu par la personne qui l’a écrit.',
    ],
    [
      origin,
      { ...page, language: 'en' },
      'It comes from six of their thoughts, composed with the help of AI and read over by Camille.',
    ],
    [
      { ...origin, thoughts: 1, composed: 1, reviewed: false },
      { ...book, language: 'en' },
      'This story comes from one thought. Of its five paragraphs, one was composed with the help of AI.',
    ],
  ] as const)('given %o, told at %o', (of, told, sentence) => expect(originSentence(of, told)).toBe(sentence));

  it('is not said of a story without thoughts', () =>
    expect(originSentence({ ...origin, thoughts: 0, composed: 0 }, page)).toBeNull());
});
