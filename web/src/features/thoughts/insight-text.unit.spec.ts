import { describe, expect, it } from 'vitest';
import { textOf, valueOf } from './insight-text.ts';

describe('an insight as text', () => {
  it('has one line for each of a list', () => expect(textOf(['Un', 'Deux'])).toBe('Un\nDeux'));
  it('is empty when there is none', () => expect(textOf(null)).toBe(''));
  it('becomes its value again', () => {
    expect(valueOf('summary', '  Le lac.  ')).toBe('Le lac.');
    expect(valueOf('keyInsights', '- Le lac\n\n • Le bateau \nLe lac')).toEqual(['Le lac', 'Le bateau']);
    expect(valueOf('tags', '#papa, le lac\n# mémoire,,papa')).toEqual(['papa', 'le lac', 'mémoire']);
  });
  it('keeps commas inside an idea', () =>
    expect(valueOf('questions', 'Quand, et avec qui ?')).toEqual(['Quand, et avec qui ?']));
});
