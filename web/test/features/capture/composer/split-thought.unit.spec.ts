import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitThought } from '#features/capture/composer/split-thought.ts';

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

describe('splitting a text that is too long for one thought', () => {
  it.each([
    [
      'between paragraphs',
      'Un deux trois.\n\nQuatre cinq.\nSix sept.',
      ['Un deux trois.\n\n', 'Quatre cinq.\nSix sept.'],
    ],
    [
      'else between lines',
      'Un deux trois quatre\ncinq six sept huit',
      ['Un deux trois quatre\n', 'cinq six sept huit'],
    ],
    [
      'else between sentences',
      'Un deux trois quatre. Cinq six sept huit.',
      ['Un deux trois quatre. ', 'Cinq six sept huit.'],
    ],
    ['else between words', 'Un deux trois quatre cinq six sept', ['Un deux trois quatre ', 'cinq six sept']],
    ['else anywhere', 'x'.repeat(30), ['x'.repeat(24), 'x'.repeat(6)]],
    ['never within a character', '😀'.repeat(13), ['😀'.repeat(12), '😀']],
  ])('%s', (_where, text, parts) => expect(splitThought(text, 24)).toEqual(parts));

  it('never within a character, at an odd length either', () =>
    expect(splitThought('😀'.repeat(4), 5)).toEqual(['😀😀', '😀😀']));

  it('leaves nothing out but blanks, and no part is too long', () => {
    assert(
      property(
        array(constantFrom('a', 'mot ', '. ', '\n', '\n\n', '😀', 'é')),
        integer({ min: 4, max: 40 }),
        (pieces, most) => {
          const text = pieces.join('');
          const parts = splitThought(text, most);
          expect(squeezed(parts.join(''))).toBe(squeezed(text));
          expect(parts.every((part) => part.length <= most)).toBe(true);
        },
      ),
    );
  });
});
