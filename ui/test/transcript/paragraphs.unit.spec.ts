import { describe, expect, it } from 'vitest';
import { splitParagraphs, wordIndexAt, type TranscriptSegment } from '#transcript/paragraphs.ts';

/** A sentence of `count` words, one every 100 ms. */
const sentence = (startMs: number, count: number): TranscriptSegment => {
  const words = Array.from({ length: count }, (_none, index) => ({
    text: index === count - 1 ? 'fin.' : `mot${index}`,
    startMs: startMs + index * 100,
    endMs: startMs + index * 100 + 90,
  }));
  return { text: words.map(({ text }) => text).join(' '), startMs, endMs: startMs + count * 100, words };
};

describe('paragraphs', () => {
  it('are split at pauses after some words', () => {
    const parts = splitParagraphs([sentence(0, 30), sentence(6_000, 10)]);
    expect(parts.map(({ startMs, from, words }) => [startMs, from, words.length])).toEqual([
      [0, 0, 30],
      [6_000, 30, 10],
    ]);
  });
  it('are not split after few words, nor without a pause', () => {
    expect(splitParagraphs([sentence(0, 5), sentence(9_000, 5)])).toHaveLength(1);
    expect(splitParagraphs([sentence(0, 30), sentence(3_050, 5)])).toHaveLength(1);
  });
  it('are split at the end of a sentence in long speech without pauses', () =>
    expect(splitParagraphs([sentence(0, 75), sentence(7_500, 5)])).toHaveLength(2));
  it('are split where the person did, whatever the pauses', () => {
    const parts = splitParagraphs([sentence(0, 30), sentence(6_000, 10)], { begins: [4, 32] });
    expect(parts.map(({ startMs, from, words }) => [startMs, from, words.length])).toEqual([
      [0, 0, 4],
      [400, 4, 28],
      [6_200, 32, 8],
    ]);
  });
  it('are split where another recording begins, however short', () => {
    const parts = splitParagraphs([sentence(0, 3), sentence(1_000, 2), sentence(1_300, 2)], { starts: [0, 1_000] });
    expect(parts.map(({ startMs, from }) => [startMs, from])).toEqual([
      [0, 0],
      [1_000, 3],
    ]);
  });
  it('keep a segment without word times whole, and leave out an empty one', () =>
    expect(
      splitParagraphs([
        { text: ' Bonjour à tous. ', startMs: 0, endMs: 900, words: [] },
        { text: ' ', startMs: 1_000, endMs: 1_100, words: [] },
      ]),
    ).toEqual([{ startMs: 0, from: 0, words: [{ text: 'Bonjour à tous.', startMs: 0, endMs: 900 }] }]));
});

describe('the current word', () => {
  const { words } = sentence(1_000, 4);
  it.each([
    [500, -1],
    [1_000, 0],
    [1_095, 0],
    [1_399, 3],
    [2_000, 3],
    [9_000, -1],
  ])('at %i ms is number %i', (atMs, index) => expect(wordIndexAt(words, atMs)).toBe(index));
});
