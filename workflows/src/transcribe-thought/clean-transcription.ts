import type { SetAside, SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { applyWordList } from '@ecrin/domain/thought/transcript/apply-word-list.ts';
import { setAsidePhantoms } from '@ecrin/domain/thought/transcript/set-aside-phantoms.ts';
import type { Transcription } from '@ecrin/platform/ports/transcriber.ts';

export type CleanedTranscription = Readonly<{
  raw: string;
  segments: readonly SpokenSegment[];
  setAside: readonly SetAside[];
}>;

/** Encrypted and with its metadata, an event stays well below the store's limit of 1 MiB. */
const maxWordsBytes = 640_000;

/** The shown transcription: without phantoms and uncertain passages, similar-sounding words corrected by the client's own list. */
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
