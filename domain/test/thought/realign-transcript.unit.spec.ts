import { describe, expect, it } from 'vitest';
import type { SpokenSegment } from '#thought/thought.vocabulary.ts';
import { realignTranscript } from '#thought/transcript/realign-transcript.ts';

/** Each word lasts 100 ms, in segments one second apart. */
const heard = (...texts: readonly string[]): readonly SpokenSegment[] =>
  texts.map((text, segment) => {
    const words = text.split(' ').map((word, place) => ({
      text: word,
      startMs: segment * 1_000 + place * 100,
      endMs: segment * 1_000 + place * 100 + 100,
    }));
    return { text, startMs: segment * 1_000, endMs: segment * 1_000 + words.length * 100, words };
  });
const timesOf = (segments: readonly SpokenSegment[]) =>
  segments.flatMap(({ words }) => words.map(({ text, startMs, endMs }) => `${text} ${startMs}-${endMs}`));

describe('realigning a corrected transcript', () => {
  const twoSentences = heard('Je vois Cloé demain.', 'Elle dort.');

  it('keeps the original words and times when nothing changed', () =>
    expect(realignTranscript(twoSentences, 'Je vois Cloé demain. Elle dort.')).toEqual(twoSentences));
  it('gives a rewritten word the time of the one it replaces', () =>
    expect(realignTranscript(twoSentences, 'Je vois Noé demain. Elle dort.')[0]).toEqual({
      ...twoSentences[0],
      text: 'Je vois Noé demain.',
      words: [
        { text: 'Je', startMs: 0, endMs: 100 },
        { text: 'vois', startMs: 100, endMs: 200 },
        { text: 'Noé', startMs: 200, endMs: 300 },
        { text: 'demain.', startMs: 300, endMs: 400 },
      ],
    }));
  it('keeps the time of a word whose case or punctuation changed', () =>
    expect(timesOf(realignTranscript(twoSentences, 'Je vois Cloé, demain ! Elle dort.'))).toContain(
      'demain ! 300-400',
    ));
  it('splits the time of replaced words by the length of the new words', () =>
    expect(timesOf(realignTranscript(heard('un deux trois quatre'), 'un cinqsix sept quatre'))).toEqual([
      'un 0-100',
      'cinqsix 100-227',
      'sept 227-300',
      'quatre 300-400',
    ]));
  it('puts added words into the pause at their position', () =>
    expect(timesOf(realignTranscript(twoSentences, 'Je vois Cloé demain. Oui. Elle dort.'))).toContain(
      'Oui. 400-1000',
    ));
  it('puts words before the first and after the last at its edges', () => {
    const times = timesOf(realignTranscript(heard('deux'), 'un deux trois'));
    expect(times).toEqual(['un 0-0', 'deux 0-100', 'trois 100-100']);
  });
  it('drops a passage that was deleted', () =>
    expect(realignTranscript(twoSentences, 'Elle dort.')).toEqual([twoSentences[1]]));
  it('keeps each passage’s words in it when all were rewritten', () =>
    expect(realignTranscript(heard('a b', 'c d'), 'w x y z').map(({ text }) => text)).toEqual(['w x', 'y z']));
  it('removes the low-confidence mark from a rewritten word', () => {
    const doubted: readonly SpokenSegment[] = [
      {
        text: 'chloé rit',
        startMs: 0,
        endMs: 200,
        words: [
          { text: 'chloé', startMs: 0, endMs: 100, uncertain: true },
          { text: 'rit', startMs: 100, endMs: 200, uncertain: true },
        ],
      },
    ];
    expect(realignTranscript(doubted, 'Chloé rit')[0]?.words).toEqual([
      { text: 'Chloé', startMs: 0, endMs: 100 },
      { text: 'rit', startMs: 100, endMs: 200, uncertain: true },
    ]);
  });
  it('estimates times for words whose engine timed only whole passages', () =>
    expect(
      timesOf(realignTranscript([{ text: 'bon jour', startMs: 1_000, endMs: 2_400, words: [] }], 'bon jour')),
    ).toEqual(['bon 1000-1600', 'jour 1600-2400']));
  it('has no passages for an empty transcript', () => expect(realignTranscript([], 'Écrit à la main.')).toEqual([]));
  it('keeps every written word, and times never decrease', () => {
    const text = '« Alors », dit-elle, je vois bien Cloé demain matin ? Elle dort ; moi aussi.';
    const realigned = realignTranscript(twoSentences, text);
    const starts = realigned.flatMap(({ words }) => words.map(({ startMs }) => startMs));
    expect(realigned.map((segment) => segment.text).join(' ')).toBe(text);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });
});
