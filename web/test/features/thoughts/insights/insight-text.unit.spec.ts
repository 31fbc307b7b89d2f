import { describe, expect, it } from 'vitest';
import { insightToText, textToInsight } from '#features/thoughts/insights/insight-text.ts';

describe('an insight as text', () => {
  it('has one line for each of a list', () => expect(insightToText(['Un', 'Deux'])).toBe('Un\nDeux'));
  it('is empty when there is none', () => expect(insightToText(null)).toBe(''));
  it('is parsed back to its value', () => {
    expect(textToInsight('summary', '  Le lac.  ')).toBe('Le lac.');
    expect(textToInsight('keyInsights', '- Le lac\n\n • Le bateau \nLe lac')).toEqual(['Le lac', 'Le bateau']);
    expect(textToInsight('tags', '#papa, le lac\n# mémoire,,papa')).toEqual(['papa', 'le lac', 'mémoire']);
  });
  it('keeps commas inside an entry', () =>
    expect(textToInsight('questions', 'Quand, et avec qui ?')).toEqual(['Quand, et avec qui ?']));
});
