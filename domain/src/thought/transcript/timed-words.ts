import { writtenWords } from '#text/written-words.ts';
import type { SpokenSegment, SpokenWord } from '../thought.vocabulary.ts';

/** A segment's words; where the engine gave none, those of its text, sharing its time by their length. */
export const timedWords = (
  { text, startMs, endMs, words }: SpokenSegment,
  written: readonly string[] = writtenWords(text),
): readonly SpokenWord[] => {
  if (words.length > 0) return words;
  const letters = written.reduce((sum, word) => sum + word.length, 0);
  let before = 0;
  const timeAt = (count: number): number => Math.round(startMs + ((endMs - startMs) * count) / letters);
  return written.map((word) => {
    const from = before;
    before += word.length;
    return { text: word, startMs: timeAt(from), endMs: timeAt(before) };
  });
};
