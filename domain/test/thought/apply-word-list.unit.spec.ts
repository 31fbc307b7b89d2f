import { cpuTimeOf } from '@ecrin/testing/kits/process-time.ts';
import { describe, expect, it } from 'vitest';
import type { SpokenSegment } from '#thought/thought.vocabulary.ts';
import { applyWordList } from '#thought/transcript/apply-word-list.ts';

/** Each word lasts 100 ms. */
const spoken = (text: string): SpokenSegment => {
  const words = text.split(' ').map((word, index) => ({ text: word, startMs: index * 100, endMs: index * 100 + 100 }));
  return { text, startMs: 0, endMs: words.length * 100, words };
};
const names = [
  'Chloé',
  'Matthieu',
  'Katell',
  'Anaïs',
  'Marie-Claire',
  'Rose',
  'Pierre',
  'Martine',
  'Jean Le Goff',
  'Guillemette',
  'François',
  'Écrin',
  'kubernetes',
  'Aude',
];
const corrected = (text: string): string => applyWordList([spoken(text)], names)[0]?.text ?? '';

describe('the client’s word list', () => {
  it.each([
    ['Je vois Cloé demain.', 'Je vois Chloé demain.'],
    ['Kloé est venue.', 'Chloé est venue.'],
    ['« Chloe », dit-il', '« Chloé », dit-il'],
    ['Je pense à Mathieu, souvent.', 'Je pense à Matthieu, souvent.'],
    ['C’est l’anniversaire d’Annaïs.', 'C’est l’anniversaire d’Anaïs.'],
    ['Catel a téléphoné', 'Katell a téléphoné'],
    ['avec Marie Claire et moi', 'avec Marie-Claire et moi'],
    ['avec Jean Legoff ce soir', 'avec Jean Le Goff ce soir'],
    ['Guillemète et Guilmette', 'Guillemette et Guillemette'],
    ['Fransois écrit', 'François écrit'],
    ['on apprend kubernetis', 'on apprend kubernetes'],
    ['I saw Cloé’s mother', 'I saw Chloé’s mother'],
  ])('« %s » becomes « %s »', (heard, meant) => expect(corrected(heard)).toBe(meant));

  it.each([
    'Une rose et une pierre.',
    'Martin est parti.',
    'Je suis là.',
    'Il a clos le débat.',
    'Odeur de pin',
    'Elle dort.',
    'Je vois Chloé, Matthieu et Marie-Claire.',
    'un écrin de velours',
    'L’eau de la mer',
  ])('« %s » is unchanged', (heard) => expect(corrected(heard)).toBe(heard));

  it('keeps the times', () => {
    expect(applyWordList([spoken('Je vois Cloé, demain.')], names)[0]?.words[2]).toEqual({
      text: 'Chloé,',
      startMs: 200,
      endMs: 300,
    });
  });
  it('merges the times of two words that become one', () => {
    expect(
      applyWordList([spoken('avec Marie Claire ici')], names)[0]?.words.map(
        ({ text, startMs, endMs }) => `${text} ${startMs}-${endMs}`,
      ),
    ).toEqual(['avec 0-100', 'Marie-Claire 100-300', 'ici 300-400']);
  });
  it('corrects a text whose words have no times', () => {
    expect(applyWordList([{ ...spoken('Bonjour Cloé'), words: [] }], names)).toEqual([
      { ...spoken('Bonjour Chloé'), words: [] },
    ]);
  });
  it('changes nothing without a list', () => {
    const segments = [spoken('Cloé')];
    expect(applyWordList(segments, [])).toBe(segments);
  });
  it('handles three hours of speech with two hundred names in seconds', async () => {
    const hours = Array.from({ length: 1_500 }, (_, index) =>
      spoken(
        `Alors voilà que Constantinople${index} attendait patiemment Maximilienne au bord du Rhône avec plusieurs autres personnes formidables ensemble encore`,
      ),
    );
    const many = Array.from({ length: 200 }, (_, index) => `Prénom${'abcdefghij'[index % 10]}${index}`);
    expect(await cpuTimeOf(() => expect(applyWordList(hours, many)).toEqual(hours))).toBeLessThan(4_000);
  });
});
