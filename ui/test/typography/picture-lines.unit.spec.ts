import { expect, it } from 'vitest';
import { pictureLines } from '#typography/picture-lines.ts';

/** Every character is one wide. */
const fit = { widthOf: (text: string) => text.length, width: 10, maxLines: 4 };
const textsOf = (text: string, more = {}) => pictureLines(text, { ...fit, ...more }).lines.map((line) => line.text);

it('breaks between words, never at a non-breaking space', () => {
  expect(textsOf('Le lac au matin')).toEqual(['Le lac au', 'matin']);
  expect(textsOf('Le lac dit\u00a0non')).toEqual(['Le lac', 'dit\u00a0non']);
});

it('breaks a word that is wider than the paper', () => {
  expect(textsOf('Il a anticonstitutionnel')).toEqual(['Il a', 'anticonsti', 'tutionnel']);
  expect(textsOf('湖は朝とても静かで青い')).toEqual(['湖は朝とても静かで青', 'い']);
});

it('keeps line ends, and says where a paragraph begins', () => {
  expect(pictureLines('Un\ndeux\n\n\ntrois', fit).lines).toEqual([
    { text: 'Un', after: false },
    { text: 'deux', after: false },
    { text: 'trois', after: true },
  ]);
});

it('says how many words it leaves, and ends in an ellipsis that fits', () => {
  const { lines, left } = pictureLines('un deux trois quatre, cinq six sept', { ...fit, maxLines: 2 });
  expect(lines.map((line) => line.text)).toEqual(['un deux', 'trois…']);
  expect(left).toBe(4);
  expect(pictureLines('un deux trois', { ...fit, maxLines: 2 }).left).toBe(0);
});

it('reads no more of a long text than it can show', () => {
  let measured = 0;
  const widthOf = (text: string) => {
    measured += 1;
    return text.length;
  };
  pictureLines('mot '.repeat(25_000), { ...fit, widthOf });
  expect(measured).toBeLessThan(100);
});
