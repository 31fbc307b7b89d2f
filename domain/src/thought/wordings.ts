import { isAnalysisAwaited, type ThoughtOrigin } from '#journal-import/journal-import.vocabulary.ts';
import type { Recording } from './recordings.ts';
import type { UnseenSince } from './thought-versions.events.ts';
import type { SpokenSegment } from './thought.vocabulary.ts';
import { joinTranscripts, recordingStartMs, type HeardWords } from './transcript/join-transcripts.ts';

type Words = Readonly<{ words: string | null; segments: readonly SpokenSegment[] }>;
type Before = Words & Readonly<{ wording: number; recordings: readonly Recording[] }>;
type From = Readonly<{ origin?: ThoughtOrigin }>;

const counted = (before: number, { origin }: From) => {
  const wording = before + 1;
  return isAnalysisAwaited(origin) ? { wording } : { wording, unaskedWording: wording };
};

/** Other words than before. */
export const reworded = ({ wording }: Pick<Before, 'wording'>, from: From & UnseenSince, words: Words) => ({
  ...words,
  unseenSince: from.unseenSince ?? null,
  ...counted(wording, from),
});

/** The first words of an only recording, or one more paragraph. */
export const heard = (
  { recordings, wording, words, segments }: Before,
  { recordingId, ...from }: From & Readonly<{ recordingId: string }>,
  said: HeardWords,
) => ({
  ...(recordings.length > 1
    ? joinTranscripts({ words, segments }, said, recordingStartMs(recordings, recordingId))
    : said),
  unseenSince: null,
  ...counted(wording, from),
});
