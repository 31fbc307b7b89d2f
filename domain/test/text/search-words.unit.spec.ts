import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningsOf, firstWordStart, lastWordEnd, wordsOf } from '#text/search-words.ts';

const placesByPattern = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => [match.index, match.index + match[0].length]);

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'É', 'œ', '’', ' ', '-', '9', '\u0301', '語', '𐐀', '😀', '\uD800', 'ẞ') }),
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
      const wanted = wordsOf(looked).map(({ word }) => word);
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

it('given any text and a place, then the last word that ends by it is the one that a pattern finds', () =>
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, by) => {
      const before = /^[^]*[\p{L}\p{N}\p{M}](?=[^\p{L}\p{N}\p{M}])/u.exec(text.slice(0, by + 1));
      expect(lastWordEnd(text, by)).toBe(before?.[0].length ?? null);
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
