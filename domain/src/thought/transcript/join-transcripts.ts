import { isBlank } from '#text/visible-text.ts';
import { splitBeforeLastWords, writtenWords } from '#text/written-words.ts';
import type { SpokenSegment } from '../thought.vocabulary.ts';

/** A recording in its order; `durationMs` null while it is unknown. */
type TimedRecording = Readonly<{ recordingId: string; durationMs: number | null }>;
/** Recordings of a thought follow each other on one timeline: ms from the start of the first to the start of this one. */
export const recordingStartMs = (recordings: readonly TimedRecording[], recordingId: string): number => {
  const index = recordings.findIndex((recording) => recording.recordingId === recordingId);
  return recordings.slice(0, Math.max(0, index)).reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
};

type Timed = Readonly<{ startMs: number; endMs: number }>;
export const shiftTimes = <Passage extends Timed>(passage: Passage, byMs: number): Passage => ({
  ...passage,
  startMs: passage.startMs + byMs,
  endMs: passage.endMs + byMs,
});

export const shiftSegment = (segment: SpokenSegment, byMs: number): SpokenSegment => ({
  ...shiftTimes(segment, byMs),
  words: segment.words.map((word) => shiftTimes(word, byMs)),
});

/** `recordings` as they were before the measure; `durationMs`: what was measured. */
type Measured = Readonly<{ recordings: readonly TimedRecording[]; recordingId: string; durationMs: number }>;

/** Another length of one recording moves the passages of later ones. */
export const moveLater = <Passage extends Timed>(
  passages: readonly Passage[],
  { recordings, recordingId, durationMs }: Measured,
  shift: (passage: Passage, byMs: number) => Passage,
): readonly Passage[] => {
  const index = recordings.findIndex((recording) => recording.recordingId === recordingId);
  const before = recordings[index]?.durationMs ?? 0;
  const nextStartMs = recordingStartMs(recordings, recordingId) + before;
  return index === -1 || index === recordings.length - 1 || durationMs === before
    ? passages
    : passages.map((passage) => (passage.startMs >= nextStartMs ? shift(passage, durationMs - before) : passage));
};

/** How many words were heard from `fromMs` on, before `toMs`. */
export const countWords = (segments: readonly SpokenSegment[], fromMs = 0, toMs = Infinity): number =>
  segments
    .filter(({ startMs }) => startMs >= fromMs && startMs < toMs)
    .reduce((sum, { text }) => sum + writtenWords(text).length, 0);

/** The words of one more recording as a paragraph of their own, before the last `laterWords`, which are of recordings after it. */
export const joinWords = (before: string | null, heard: string | null, laterWords: number): string | null => {
  if (heard === null) return null;
  const [first, last] = splitBeforeLastWords(before ?? '', laterWords);
  return [first, heard, last].filter((text) => !isBlank(text)).join('\n\n');
};

export type HeardWords = Readonly<{ words: string | null; segments: readonly SpokenSegment[] }>;

/** The words of a thought with those of one more recording, which begins at `startMs`. What is there stays as it is, corrections included. */
export const joinTranscripts = (before: HeardWords, heard: HeardWords, startMs: number): HeardWords => {
  const earlier = before.segments.filter((segment) => segment.startMs < startMs);
  const later = before.segments.filter((segment) => segment.startMs >= startMs);
  return {
    words: joinWords(before.words, heard.words, countWords(later)),
    segments: [
      ...(before.segments.length === 0 ? withoutTimes(before.words ?? '', startMs) : earlier),
      ...heard.segments.map((segment) => shiftSegment(segment, startMs)),
      ...later,
    ],
  };
};

/** What the person wrote where nothing was heard: somewhere before `endMs`. */
const withoutTimes = (text: string, endMs: number): readonly SpokenSegment[] =>
  isBlank(text) ? [] : [{ text, startMs: 0, endMs, words: [] }];
