import { isAnalysisAwaited, type ThoughtOrigin } from '#journal-import/journal-import.vocabulary.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { earlierOf } from '#time/instant.ts';
import type { ThoughtSoundErased } from '../thought-erasure.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type {
  ThoughtAudioMeasured,
  ThoughtRecorded,
  ThoughtRecordingAppended,
  ThoughtTranscribed,
  ThoughtTranscriptCorrected,
  ThoughtTranscriptionFailed,
  ThoughtTranscriptionRequested,
} from '../thought.events.ts';
import type { SetAside, SpokenSegment, TranscriptionFailure } from '../thought.vocabulary.ts';

/** `failure`: why it has no words; `transcribed`: whether its words are among the wordings. One that is neither is transcribed here, if that was asked for. */
export type BroughtRecording = Pick<
  ThoughtRecorded['data'],
  'recordingId' | 'format' | 'fileSize' | 'sha256' | 'durationMs'
> &
  Readonly<{
    peaks: readonly number[];
    erasedAt: string | null;
    transcribed: boolean;
    failure: TranscriptionFailure | null;
  }>;
/** What was heard in a recording, with times of that recording; or what all words became, with times of all recordings. */
export type BroughtWording =
  | Readonly<{
      as: 'heard';
      recording: number;
      engine: string;
      model: string;
      at: string;
      raw: string;
      text: string;
      segments: readonly SpokenSegment[];
      setAside: readonly SetAside[];
    }>
  | Readonly<{ as: 'corrected'; at: string; text: string; segments: readonly SpokenSegment[] }>;

export type BringSpokenThought = Readonly<{
  thoughtId: string;
  ownerId: string;
  language: Language;
  occurredAt: string;
  timeZone: string;
  origin: ThoughtOrigin;
  /** In their order, never empty. */
  recordings: readonly BroughtRecording[];
  /** In the order in which they came about. */
  wordings: readonly BroughtWording[];
  now: string;
}>;

type Brought =
  | ThoughtRecorded
  | ThoughtRecordingAppended
  | ThoughtAudioMeasured
  | ThoughtTranscribed
  | ThoughtTranscriptCorrected
  | ThoughtTranscriptionFailed
  | ThoughtTranscriptionRequested
  | ThoughtSoundErased;

/** A spoken thought from another Écrin with its transcript as it is there, at once: folded, these events are that thought again. Its sound is here since `now`. */
export const bringSpokenThought = (
  asked: BringSpokenThought,
  thought: Thought,
): Decision<Brought, 'thought.already-kept' | 'thought.not-spoken'> => {
  const [first] = asked.recordings;
  if (!first) return refuse('thought.not-spoken');
  if (thought.status === 'active' && thought.recordings[0]?.recordingId === first.recordingId) return nothingNew;
  if (thought.status !== 'not-created') return refuse('thought.already-kept');
  return [
    ...asked.recordings.map((recording, at) =>
      at === 0 ? recorded(asked, recording) : appended(asked, recording, at),
    ),
    ...asked.recordings.flatMap((recording, at) => measured(asked, recording, at)),
    ...asked.wordings.flatMap((wording) => worded(asked, wording)),
    ...asked.recordings.flatMap((recording, at) => unheard(asked, recording, at)),
    ...asked.recordings.flatMap((recording) => erased(asked, recording)),
  ];
};

const soundOf = ({ recordingId, format, fileSize, sha256, durationMs }: BroughtRecording) => ({
  recordingId,
  format,
  fileSize,
  sha256,
  durationMs,
});

const recorded = (
  { thoughtId, ownerId, language, occurredAt, timeZone, origin, now }: BringSpokenThought,
  recording: BroughtRecording,
): ThoughtRecorded => ({
  type: 'ThoughtRecorded',
  data: {
    thoughtId,
    ownerId,
    ...soundOf(recording),
    language,
    occurredAt: earlierOf(occurredAt, now),
    timeZone,
    recordedAt: now,
    origin,
  },
  private: null,
});

const appended = (
  { thoughtId, language, occurredAt, timeZone, origin, now }: BringSpokenThought,
  recording: BroughtRecording,
  at: number,
): ThoughtRecordingAppended => ({
  type: 'ThoughtRecordingAppended',
  data: {
    thoughtId,
    ...soundOf(recording),
    language,
    attempt: at + 1,
    occurredAt: earlierOf(occurredAt, now),
    timeZone,
    appendedAt: now,
    origin,
  },
  private: null,
});

/** How long speech is in it: as long as what was heard. */
const measured = (
  { thoughtId, wordings, now }: BringSpokenThought,
  { recordingId, durationMs, peaks }: BroughtRecording,
  at: number,
): readonly ThoughtAudioMeasured[] => {
  if (durationMs === null || peaks.length === 0) return [];
  const heard = wordings.findLast((wording) => wording.as === 'heard' && wording.recording === at)?.segments ?? [];
  const speechMs = heard.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  return [
    {
      type: 'ThoughtAudioMeasured',
      data: { thoughtId, recordingId, durationMs, speechMs, peaks, measuredAt: now },
      private: null,
    },
  ];
};

const worded = (
  { thoughtId, language, origin, recordings }: BringSpokenThought,
  wording: BroughtWording,
): readonly (ThoughtTranscribed | ThoughtTranscriptCorrected)[] => {
  if (wording.as === 'corrected') {
    const { at: correctedAt, text, segments } = wording;
    const data = { thoughtId, correctedAt, origin };
    return [{ type: 'ThoughtTranscriptCorrected', data, private: { text, segments } }];
  }
  const { recording, engine, model, at: transcribedAt, raw, text, segments, setAside } = wording;
  const of = recordings[recording];
  if (!of) return [];
  const data = { thoughtId, recordingId: of.recordingId, engine, model, language, attempt: recording + 1 };
  return [
    {
      type: 'ThoughtTranscribed',
      data: { ...data, transcribedAt, ...(of.durationMs !== null && { durationMs: of.durationMs }), origin },
      private: { raw, text, segments, setAside },
    },
  ];
};

const unheard = (
  { thoughtId, origin, now }: BringSpokenThought,
  { recordingId, transcribed, failure, erasedAt }: BroughtRecording,
  at: number,
): readonly (ThoughtTranscriptionFailed | ThoughtTranscriptionRequested)[] => {
  if (transcribed) return [];
  const attempt = at + 1;
  const failed = failure === 'not-asked' ? null : failure;
  const reason = failed ?? (erasedAt === null ? null : 'unreadable-audio');
  if (reason !== null || !isAnalysisAwaited(origin)) {
    const data = { thoughtId, reason: reason ?? 'not-asked', attempt, failedAt: now } as const;
    return [{ type: 'ThoughtTranscriptionFailed', data, private: null }];
  }
  const data = { thoughtId, recordingId, attempt, requestedAt: now };
  return [{ type: 'ThoughtTranscriptionRequested', data, private: null }];
};

const erased = (
  { thoughtId }: BringSpokenThought,
  { recordingId, erasedAt }: BroughtRecording,
): readonly ThoughtSoundErased[] =>
  erasedAt === null
    ? []
    : [{ type: 'ThoughtSoundErased', data: { thoughtId, recordingId, keptDays: null, erasedAt }, private: null }];
