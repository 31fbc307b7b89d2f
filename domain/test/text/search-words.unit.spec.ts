import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningsOf, lastWordEnd, wordsOf } from '#text/search-words.ts';

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

it('given any text and words that are looked for, then of its words those are the same, and all are where they were', () =>
  fc.assert(
    fc.property(anyText, anyText, (text, looked) => {
      const wanted = wordsOf(looked).map(({ word }) => word);
      const [all, some] = [wordsOf(text), wordsOf(text, beginningsOf(wanted))];
      const found = (words: typeof all) => words.filter(({ word }) => wanted.some((one) => word.startsWith(one)));
      expect(found(some)).toEqual(found(all));
      expect(some.map(({ start, end }) => [start, end])).toEqual(all.map(({ start, end }) => [start, end]));
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
