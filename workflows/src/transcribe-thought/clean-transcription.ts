import type { SetAside, SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { applyWordList } from '@ecrin/domain/thought/transcript/apply-word-list.ts';
import { setAsidePhantoms } from '@ecrin/domain/thought/transcript/set-aside-phantoms.ts';
import type { Transcription } from '@ecrin/platform/ports/transcriber.ts';

export type CleanedTranscription = Readonly<{
  raw: string;
  segments: readonly SpokenSegment[];
  setAside: readonly SetAside[];
}>;

/** Sealed and with its frame, an event stays well below the store's limit of 1 MiB. */
const maxWordsBytes = 640_000;

/** What is shown of a transcription: without phantoms and uncertain passages, near-misses corrected by the client's own words. */
export const cleanTranscription = (
  { raw, segments }: Transcription,
  wordList: readonly string[],
): CleanedTranscription => {
  const { shown, setAside } = setAsidePhantoms(segments);
  return fitEventSize({ raw, setAside, segments: applyWordList(shown, wordList).map(spokenSegmentOf) });
};

const spokenSegmentOf = ({ text, startMs, endMs, words }: SpokenSegment): SpokenSegment => ({
  text,
  startMs,
  endMs,
  words,
});

/** Hours of speech keep the times of their sentences, but not of every word. */
const fitEventSize = (cleaned: CleanedTranscription): CleanedTranscription =>
  new TextEncoder().encode(JSON.stringify(cleaned)).length <= maxWordsBytes
    ? cleaned
    : { ...cleaned, segments: cleaned.segments.map((segment) => ({ ...segment, words: [] })) };
