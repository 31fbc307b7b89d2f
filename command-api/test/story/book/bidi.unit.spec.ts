import { describe, expect, it } from 'vitest';
import { beginsRightToLeft, inVisualOrder, mirrored } from '#story/book/bidi.ts';

const shown = (line: string, rightToLeft: boolean) =>
  inVisualOrder(line, rightToLeft).map((word) => word.map(({ text }) => text).join('|'));

describe('words of a line from left to right', () => {
  it('are as they are where all letters run to the right', () =>
    expect(inVisualOrder('le lac, 2024', false)).toEqual(
      ['le', 'lac,', '2024'].map((text) => [{ text, rightToLeft: false }]),
    ));
  it('are turned around where they run to the left, but for numbers', () =>
    expect(shown('שלום עולם 2024', true)).toEqual(['2024', 'עולם', 'שלום']));
  it('are turned around among others that run to the right', () =>
    expect(shown('il dit שלום עולם et part', false)).toEqual(['il', 'dit', 'עולם', 'שלום', 'et', 'part']));
  it('keep words of Latin letters in a paragraph that runs to the left', () =>
    expect(shown('אמר le lac סוף', true)).toEqual(['סוף', 'le', 'lac', 'אמר']));
  it('have brackets mirrored', () => expect(mirrored('(a')).toBe('a)'));
  it('begin at the right by the first letter', () =>
    expect(['« שלום', 'a שלום', '2024 مرحبا', '12'].map(beginsRightToLeft)).toEqual([true, false, true, false]));
});
