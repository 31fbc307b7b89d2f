import type { Language } from '#kernel/language.ts';
import type { ThoughtRecorded, ThoughtRecordingAppended } from './thought.events.ts';
import type { TranscriptionDelay, TranscriptStatus } from './thought.vocabulary.ts';

export type Transcript = Readonly<{
  status: TranscriptStatus;
  /** Unique within the thought. */
  attempt: number;
  since: string;
  delayed: TranscriptionDelay | null;
}>;
export type Recording = Readonly<{
  recordingId: string;
  format: string;
  sha256: string;
  fileSize: number;
  language: Language;
  /** As measured, as the recorder counted it before that; null for an imported file that is not measured yet. */
  durationMs: number | null;
  measured: boolean;
  /** When it came to the service. */
  keptSince: string;
  /** When its sound was erased; null while it is kept. */
  erasedAt: string | null;
  /** Whether words were heard in it; null while it was not transcribed, and where they cannot be read. */
  heard: boolean | null;
  transcript: Transcript;
}>;

/** Recordings of one thought at most. */
export const maxRecordings = 100;

type Appended = Pick<
  (ThoughtRecorded | ThoughtRecordingAppended)['data'],
  'recordingId' | 'format' | 'sha256' | 'fileSize' | 'language' | 'durationMs'
>;

export const newRecording = (
  { recordingId, format, sha256, fileSize, language, durationMs }: Appended,
  { attempt, since }: Pick<Transcript, 'attempt' | 'since'>,
): Recording => ({
  recordingId,
  format,
  sha256,
  fileSize,
  language,
  durationMs,
  measured: false,
  keptSince: since,
  erasedAt: null,
  heard: null,
  transcript: { status: 'processing', attempt, since, delayed: null },
});

/** The number of the next transcription, whichever recording it is of. */
export const nextAttempt = (recordings: readonly Recording[]): number =>
  Math.max(0, ...recordings.map(({ transcript }) => transcript.attempt)) + 1;

type Which = Readonly<{ recordingId: string }> | Readonly<{ attempt: number }>;

const isOf = (which: Which, { recordingId, transcript }: Recording): boolean =>
  'recordingId' in which ? which.recordingId === recordingId : which.attempt === transcript.attempt;

export const changeRecording = (
  recordings: readonly Recording[],
  which: Which,
  changed: Partial<Omit<Recording, 'transcript'>> & Readonly<{ transcript?: Partial<Transcript> }>,
): readonly Recording[] =>
  recordings.map((recording) =>
    isOf(which, recording)
      ? { ...recording, ...changed, transcript: { ...recording.transcript, ...changed.transcript } }
      : recording,
  );
