import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOf } from '#text/search-words.ts';

const placesByPattern = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => [match.index, match.index + match[0].length]);

it('given any text, then its words are where letters, digits and marks follow each other', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({
          unit: fc.constantFrom('a', 'É', 'œ', '’', ' ', '-', '9', '\u0301', '語', '𐐀', '😀', '\uD800', 'ẞ'),
        }),
      ),
      (text) => {
        expect(wordsOf(text).map(({ start, end }) => [start, end])).toEqual(placesByPattern(text));
      },
    ),
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
