import type { ThoughtOrigin } from '#journal-import/journal-import.vocabulary.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Counted } from '#usage/engine-use.events.ts';
import type { ThoughtQuestionAnswered } from './question.events.ts';
import type { ThoughtErasureEvent } from './thought-erasure.events.ts';
import type { ThoughtFilingEvent } from './thought-filing.events.ts';
import type { ThoughtFlagEvent } from './thought-flags.events.ts';
import type { ThoughtInsightEvent, WordyInsightField } from './thought-insights.events.ts';
import type { ThoughtPictureEvent } from './thought-pictures.events.ts';
import type { ThoughtVersionsChosen, UnseenSince } from './thought-versions.events.ts';
import type {
  Category,
  InsightValues,
  Mood,
  SetAside,
  SpokenSegment,
  TranscriptionDelay,
  TranscriptionFailure,
  UnderstandingFailure,
} from './thought.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC; timeZone is an IANA name.

type Moment = { occurredAt: string; timeZone: string };
/** The import that brought it, absent for what happened here. */
type Brought = { origin?: ThoughtOrigin };

/** `wordedAt`: of one that was brought with what it once was, when these first words were written there. */
export type ThoughtWritten = DomainEvent<
  'ThoughtWritten',
  { thoughtId: string; ownerId: string; language: Language; writtenAt: string; wordedAt?: string } & Moment & Brought,
  { content: string }
>;
/** `fileSize` in bytes, `durationMs` as the recorder counted it (null for an imported file), `sha256` in hex over the whole recording. */
export type ThoughtRecorded = DomainEvent<
  'ThoughtRecorded',
  {
    thoughtId: string;
    ownerId: string;
    recordingId: string;
    language: Language;
    format: string;
    fileSize: number;
    sha256: string;
    durationMs: number | null;
    recordedAt: string;
  } & Moment &
    Brought,
  null
>;
/** Another recording of a thought that has one, after those it has; fields as in `ThoughtRecorded`. `attempt`: of its transcription, the next number. */
export type ThoughtRecordingAppended = DomainEvent<
  'ThoughtRecordingAppended',
  {
    thoughtId: string;
    recordingId: string;
    language: Language;
    format: string;
    fileSize: number;
    sha256: string;
    durationMs: number | null;
    attempt: number;
    appendedAt: string;
  } & Moment &
    Brought,
  null
>;
/** Measured by decoding: exact duration, 160 peaks in 0…100 for the waveform, and the duration of speech. */
export type ThoughtAudioMeasured = DomainEvent<
  'ThoughtAudioMeasured',
  {
    thoughtId: string;
    recordingId: string;
    durationMs: number;
    speechMs: number;
    peaks: readonly number[];
    measuredAt: string;
  },
  null
>;
export type ThoughtTranscriptionRequested = DomainEvent<
  'ThoughtTranscriptionRequested',
  { thoughtId: string; recordingId: string; attempt: number; requestedAt: string },
  null
>;
export type ThoughtTranscriptionDelayed = DomainEvent<
  'ThoughtTranscriptionDelayed',
  { thoughtId: string; reason: TranscriptionDelay; attempt: number; delayedAt: string },
  null
>;
/** `raw` is the model's own text, always stored; `text` is what is shown. Times are of this recording. An empty `text` means that nothing was said. `durationMs`: of the recording, where it was known. */
export type ThoughtTranscribed = DomainEvent<
  'ThoughtTranscribed',
  {
    thoughtId: string;
    recordingId: string;
    engine: string;
    model: string;
    language: Language;
    attempt: number;
    transcribedAt: string;
    durationMs?: number;
    counted?: Counted;
  } & Brought,
  { raw: string; text: string; segments: readonly SpokenSegment[]; setAside: readonly SetAside[] }
>;
export type ThoughtTranscriptionFailed = DomainEvent<
  'ThoughtTranscriptionFailed',
  { thoughtId: string; reason: TranscriptionFailure; attempt: number; failedAt: string },
  null
>;
/** `text` is of all recordings; `segments` are the old ones, on the timeline of all recordings, realigned with the new words, so that a click on a word still has its time. */
export type ThoughtTranscriptCorrected = DomainEvent<
  'ThoughtTranscriptCorrected',
  { thoughtId: string; correctedAt: string } & UnseenSince & Brought,
  { text: string; segments: readonly SpokenSegment[] }
>;
/** `wording`: the analysed wording (1 the first, one more with each edit or correction); a late result for an old one is ignored. `rereadingId`: what it was done for, absent for the first analysis. `usage`: what a model counted. */
export type ThoughtUnderstood = DomainEvent<
  'ThoughtUnderstood',
  {
    thoughtId: string;
    engine: string;
    model: string;
    promptVersion: string;
    understoodAt: string;
    wording: number;
    mood: Mood | null;
    category: Category | null;
    /** Of older events only. It is stored in plain and nothing reads it: whether somebody needs help is seen from their words, by them alone. */
    needsHumanHelp?: boolean;
    rereadingId?: string;
    usage?: Readonly<{ inputTokens: number; outputTokens: number; seconds: number }>;
    counted?: Counted;
  },
  { [Field in WordyInsightField]: InsightValues[Field] | null }
>;
/** The values of a rereading go, those before come back. */
export type ThoughtRereadingUndone = DomainEvent<
  'ThoughtRereadingUndone',
  { thoughtId: string; rereadingId: string; undoneAt: string },
  null
>;
export type ThoughtUnderstandingFailed = DomainEvent<
  'ThoughtUnderstandingFailed',
  { thoughtId: string; wording: number; reason: UnderstandingFailure; failedAt: string },
  null
>;
export type ThoughtEdited = DomainEvent<
  'ThoughtEdited',
  { thoughtId: string; editedAt: string } & UnseenSince & Brought,
  { content: string }
>;
export type ThoughtBackDated = DomainEvent<
  'ThoughtBackDated',
  { thoughtId: string; backDatedAt: string } & Moment,
  null
>;
export type ThoughtDeleted = DomainEvent<'ThoughtDeleted', { thoughtId: string; deletedAt: string }, null>;
export type ThoughtRestored = DomainEvent<'ThoughtRestored', { thoughtId: string; restoredAt: string }, null>;

export type ThoughtEvent =
  | ThoughtWritten
  | ThoughtRecorded
  | ThoughtRecordingAppended
  | ThoughtAudioMeasured
  | ThoughtTranscriptionRequested
  | ThoughtTranscriptionDelayed
  | ThoughtTranscribed
  | ThoughtTranscriptionFailed
  | ThoughtTranscriptCorrected
  | ThoughtUnderstood
  | ThoughtRereadingUndone
  | ThoughtQuestionAnswered
  | ThoughtUnderstandingFailed
  | ThoughtInsightEvent
  | ThoughtEdited
  | ThoughtBackDated
  | ThoughtFlagEvent
  | ThoughtFilingEvent
  | ThoughtDeleted
  | ThoughtRestored
  | ThoughtErasureEvent
  | ThoughtPictureEvent
  | ThoughtVersionsChosen;
