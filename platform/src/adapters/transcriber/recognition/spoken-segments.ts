import type { SpokenSegment, SpokenWord } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { timedWords } from '@ecrin/domain/thought/transcript/timed-words.ts';
import { toMs } from '../decoding/sample-rate.ts';

/** The model's result for one utterance; times and lengths in seconds from its beginning. */
export type Recognized = Readonly<{
  text: string;
  tokens?: readonly string[];
  timestamps?: readonly number[];
  durations?: readonly number[];
}>;
/** Where the utterance is in the recording, in samples. */
type Span = Readonly<{ start: number; end: number }>;

const sentenceEnd = /[.?!…]["»”)]?$/u;

/** Splits an utterance into sentences with the times of their words. */
export const spokenSegments = (recognized: Recognized, span: Span): readonly SpokenSegment[] => {
  const text = recognized.text.trim().replaceAll(/\s+/gu, ' ');
  if (text === '') return [];
  const [startMs, endMs] = [toMs(span.start), toMs(span.end)];
  const written = text.split(' ');
  const times = wordTimes(recognized);
  const words =
    times.length === written.length
      ? written.map((word, index) => within({ text: word, ...shifted(times[index], startMs) }, startMs, endMs))
      : // A word split within a letter, or a model without times: the words share the utterance's time by their length.
        timedWords({ text, startMs, endMs, words: [] }, written);
  return sentences(words);
};

type Times = Readonly<{ from: number; to: number }>;

/** A token that begins with a space starts a word. */
const wordTimes = ({ tokens = [], timestamps = [], durations = [] }: Recognized): readonly Times[] => {
  const words: Times[] = [];
  tokens.forEach((token, index) => {
    const from = timestamps[index];
    if (from === undefined) return;
    const to = from + (durations[index] ?? 0);
    const open = words.at(-1);
    if (open && !token.startsWith(' ')) words[words.length - 1] = { from: open.from, to };
    else words.push({ from, to });
  });
  return words;
};

const shifted = (times: Times | undefined, byMs: number): Readonly<{ startMs: number; endMs: number }> => ({
  startMs: byMs + Math.round((times?.from ?? 0) * 1_000),
  endMs: byMs + Math.round((times?.to ?? 0) * 1_000),
});

const within = ({ text, startMs, endMs }: SpokenWord, least: number, most: number): SpokenWord => {
  const start = Math.min(Math.max(startMs, least), most);
  return { text, startMs: start, endMs: Math.min(Math.max(endMs, start), most) };
};

const sentences = (words: readonly SpokenWord[]): readonly SpokenSegment[] => {
  const groups: SpokenWord[][] = [];
  for (const [index, word] of words.entries()) {
    const closed = index === 0 || sentenceEnd.test(words[index - 1]?.text ?? '');
    if (closed) groups.push([]);
    groups.at(-1)?.push(word);
  }
  return groups.map((group) => ({
    text: group.map(({ text }) => text).join(' '),
    startMs: group[0]?.startMs ?? 0,
    endMs: group.at(-1)?.endMs ?? 0,
    words: group,
  }));
};
