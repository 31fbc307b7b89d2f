import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningsOf, firstWordStart, lastWordEnd, plainWords, wordsOf } from '#text/search-words.ts';

const placesByPattern = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[\u00AD\u200B-\u200D\u2060\uFEFF]{1,4}[\p{L}\p{N}\p{M}]+)*/gu)].map(
    (match) => [match.index, match.index + match[0].length],
  );

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'É',
      'œ',
      '’',
      ' ',
      '-',
      '9',
      '\u0301',
      '語',
      '𐐀',
      '😀',
      '\uD800',
      'ẞ',
      '\u00AD',
      '\u200B',
    ),
  }),
);

it('given any text, then its words are where letters, digits and marks follow each other', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      expect(wordsOf(text).map(({ start, end }) => [start, end])).toEqual(placesByPattern(text));
    }),
  ));

it('given any text and words that are looked for, then none that begins with one of them is left out', () =>
  fc.assert(
    fc.property(anyText, anyText, (text, looked) => {
      const wanted = wordsOf(looked).flatMap(({ word }) => (word === '' ? [] : [word]));
      const found = (words: ReturnType<typeof wordsOf>) =>
        words.filter(({ word }) => wanted.some((one) => word.startsWith(one)));
      expect(found(wordsOf(text, beginningsOf(wanted)))).toEqual(found(wordsOf(text)));
    }),
  ));

it('given any text and a place, then the first word that begins there or later is the first of those words', () =>
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, from) => {
      expect(firstWordStart(text, from)).toBe(wordsOf(text).find(({ start }) => start >= from)?.start ?? null);
    }),
  ));

it('given any text and a place, then the last word that ends by it is the last of the words until there', () =>
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, by) => {
      const before = text.slice(0, by + 1);
      expect(lastWordEnd(text, by)).toBe(wordsOf(before).findLast(({ end }) => end < before.length)?.end ?? null);
    }),
  ));

it('given accents, capitals and ligatures, then its words are folded', () =>
  expect(wordsOf('L’Été, ma SŒUR : e\u0301pices 日本').map(({ word }) => word)).toEqual([
    'l',
    'ete',
    'ma',
    'soeur',
    'epices',
    '日本',
  ]));

it.each([
  ['extra\u00ADordinaire', 'extraordinaire', 'a soft hyphen'],
  ['mé\u200Bmoire', 'memoire', 'a space of no width'],
  ['ﬁn de l’oﬃce', 'fin de l office', 'ligatures'],
  ['Ｔｏｋｙｏ　２０２０', 'tokyo 2020', 'full width'],
  ['e\u0301te\u0301', 'ete', 'accents apart'],
])('given %s, then its words are those that one sees: %s (%s)', (text, seen) => expect(plainWords(text)).toBe(seen));

it.each([' ', '\u00A0', '\u202F', '\u2009'])(
  'given a number in groups, then any space between them is one (%j)',
  (space) => expect(plainWords(`12${space}000 euros`)).toBe('12 000 euros'),
);

it('given any text, then composed or apart, with soft hyphens or without, its words are the same', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'É', 'œ', 'ﬁ', ' ', '9', 'ï', 'Ａ') }), (text) => {
      const plain = plainWords(text);
      expect(plainWords(text.normalize('NFD'))).toBe(plain);
      expect(plainWords(text.normalize('NFKC'))).toBe(plain);
      expect(plainWords(text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u00AD'))).toBe(plain);
    }),
  ));

it('given signs that nobody sees in a row, then it takes linear time', () => {
  const many = `a${'\u200B'.repeat(200_000)}b`;
  const begun = performance.now();
  expect(wordsOf(many)).toHaveLength(2);
  expect(lastWordEnd(many, many.length)).not.toBeNull();
  expect(performance.now() - begun).toBeLessThan(2_000);
});
