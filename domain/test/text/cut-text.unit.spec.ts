import { describe, expect, it } from 'vitest';
import { cutText } from '#text/cut-text.ts';

describe('cutText', () => {
  it.each([
    ['shorter than allowed', 3, 'shorter than allowed'.slice(0, 3)],
    ['lac', 10, 'lac'],
    ['lac 🌊 bleu', 5, 'lac '],
    ['lac 🌊 bleu', 6, 'lac 🌊'],
  ])('%s at %i is %s', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
    expect(cutText(text, most).isWellFormed()).toBe(true);
  });
});
