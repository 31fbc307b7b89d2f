import type { SetAside, SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { applyWordList } from '@ecrin/domain/thought/transcript/apply-word-list.ts';
import { setAsidePhantoms } from '@ecrin/domain/thought/transcript/set-aside-phantoms.ts';
import type { Transcription } from '@ecrin/platform/ports/transcriber.ts';

export type HeardWords = Readonly<{ raw: string; segments: readonly SpokenSegment[]; setAside: readonly SetAside[] }>;

/** Sealed and with its frame, an event stays well below the store's limit of 1 MiB. */
const roomForWords = 640_000;

/** What is shown of a transcription: without phantoms and uncertain passages, near-misses corrected by the client's own words. */
export const heardWords = ({ raw, segments }: Transcription, wordList: readonly string[]): HeardWords => {
  const { shown, setAside } = setAsidePhantoms(segments);
  return fitting({ raw, setAside, segments: applyWordList(shown, wordList).map(spoken) });
};

const spoken = ({ text, startMs, endMs, words }: SpokenSegment): SpokenSegment => ({ text, startMs, endMs, words });

/** Hours of speech keep the times of their sentences, but not of every word. */
const fitting = (heard: HeardWords): HeardWords =>
  new TextEncoder().encode(JSON.stringify(heard)).length <= roomForWords
    ? heard
    : { ...heard, segments: heard.segments.map((segment) => ({ ...segment, words: [] })) };
