import { alignWords, gapsBetweenMatches, type WordMatch } from '#text/align-words.ts';
import { normalizeWord } from '#text/normalize-word.ts';
import { writtenWords } from '#text/written-words.ts';
import type { SpokenSegment, SpokenWord } from '../thought.vocabulary.ts';
import { timedWords } from './timed-words.ts';

type Heard = Readonly<{ word: SpokenWord; segment: number }>;
/** Original words, and the corrected ones that replace them. */
type ReplacedPassage = Readonly<{ heard: readonly Heard[]; written: readonly string[]; from: Heard; to: Heard }>;

/** Aligns a corrected text with the original words: unchanged words keep their times, new ones share the time between their neighbours. */
export const realignTranscript = (
  segments: readonly SpokenSegment[],
  correctedText: string,
): readonly SpokenSegment[] => {
  const heard = segments.flatMap((segment, index) =>
    timedWords(segment).map((word): Heard => ({ word, segment: index })),
  );
  const written = writtenWords(correctedText);
  const matches = alignWords(
    heard.map(({ word }) => normalizeWord(word.text)),
    written.map(normalizeWord),
  );
  return regroupSegments(segments, realignWords(heard, written, matches));
};

const realignWords = (
  heard: readonly Heard[],
  written: readonly string[],
  matches: readonly WordMatch[],
): readonly Heard[] =>
  gapsBetweenMatches(matches, [heard.length, written.length]).flatMap(({ from, to }) => {
    const [next, text] = [heard[to[0]], written[to[1]]];
    const placed = place({
      heard: heard.slice(from[0], to[0]),
      written: written.slice(from[1], to[1]),
      from: heard[from[0] - 1] ?? instant(heard.at(0), 'startMs'),
      to: next ?? instant(heard.at(-1), 'endMs'),
    });
    return next && text !== undefined ? [...placed, { ...next, word: reworded(next.word, text) }] : placed;
  });

/** The start or end of the recording, as a word of no length. */
const instant = (heard: Heard | undefined, edge: 'startMs' | 'endMs'): Heard => {
  const at = heard?.word[edge] ?? 0;
  return { word: { text: '', startMs: at, endMs: at }, segment: heard?.segment ?? 0 };
};

/** A word the person rewrote, even only in case, is certain. */
const reworded = (word: SpokenWord, text: string): SpokenWord =>
  word.text === text ? word : { text, startMs: word.startMs, endMs: word.endMs };

const place = ({ heard, written, from, to }: ReplacedPassage): readonly Heard[] => {
  const startMs = heard[0]?.word.startMs ?? from.word.endMs;
  const endMs = heard.at(-1)?.word.endMs ?? Math.max(startMs, to.word.startMs);
  const text = written.join(' ');
  return timedWords({ text, startMs, endMs, words: [] }, written).map((word, index) => ({
    word,
    segment: (heard[Math.floor((index * heard.length) / written.length)] ?? from).segment,
  }));
};

const regroupSegments = (segments: readonly SpokenSegment[], words: readonly Heard[]): readonly SpokenSegment[] =>
  segments.flatMap((segment, index) => {
    const own = words.filter((heard) => heard.segment === index).map(({ word }) => word);
    const last = own.at(-1);
    if (last === undefined) return [];
    return [
      {
        text: own.map(({ text }) => text).join(' '),
        startMs: segment.startMs,
        endMs: Math.max(segment.endMs, last.endMs),
        words: own,
      },
    ];
  });
