import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import {
  noInsights,
  withCorrection,
  withRedo,
  withUndo,
  withUnderstanding,
  type InsightHistories,
} from './insights/insight-histories.ts';
import { noFlags, thoughtFlagHandlers, type ThoughtFlags } from './thought-flags.ts';
import type { ThoughtEvent, ThoughtRecorded, ThoughtWritten } from './thought.events.ts';
import type { Language, SpokenSegment, TranscriptionDelay, TranscriptStatus } from './thought.vocabulary.ts';

export type Transcript = Readonly<{
  status: TranscriptStatus;
  attempt: number;
  since: string;
  delayed: TranscriptionDelay | null;
}>;
export type Recording = Readonly<{
  recordingId: string;
  format: string;
  sha256: string;
  fileSize: number;
  measured: boolean;
  transcript: Transcript;
}>;

export type ExistingThought = Readonly<{
  status: 'active';
  ownerId: string;
  language: Language;
  occurredAt: string;
  timeZone: string;
  /** null for a written thought. */
  recording: Recording | null;
  /** The written text, or the current transcript; null while there is none, or once their key is destroyed. */
  words: string | null;
  segments: readonly SpokenSegment[];
  /** Counts the wordings the thought has had; 0 while it has no words. */
  wording: number;
  understoodWording: number;
  failedWording: number;
  insights: InsightHistories;
  flags: ThoughtFlags;
  /** Its last filing; the thread may be deleted since. */
  threadId: string | null;
  declinedThreads: readonly string[];
}>;

export type Thought =
  | Readonly<{ status: 'not-created' }>
  | ExistingThought
  | Readonly<{ status: 'deleted'; before: ExistingThought }>;

const newThought = (data: ThoughtWritten['data'] | ThoughtRecorded['data']): ExistingThought => ({
  status: 'active',
  ownerId: data.ownerId,
  language: data.language,
  occurredAt: data.occurredAt,
  timeZone: data.timeZone,
  recording: null,
  words: null,
  segments: [],
  wording: 0,
  understoodWording: 0,
  failedWording: 0,
  insights: noInsights,
  flags: noFlags,
  threadId: null,
  declinedThreads: [],
});

/** Applies a change to an existing thought; a deleted one changes too, so that restoring shows it. */
const change = (thought: Thought, changed: (existing: ExistingThought) => Partial<ExistingThought>): Thought => {
  if (thought.status === 'not-created') return thought;
  if (thought.status === 'deleted') return { ...thought, before: { ...thought.before, ...changed(thought.before) } };
  return { ...thought, ...changed(thought) };
};

const changeTranscript = (thought: Thought, transcript: Partial<Transcript>): Thought =>
  change(thought, ({ recording }) =>
    recording ? { recording: { ...recording, transcript: { ...recording.transcript, ...transcript } } } : {},
  );

const reword = (thought: Thought, words: string | null, segments: readonly SpokenSegment[] = []): Thought =>
  change(thought, ({ wording }) => ({ words, segments, wording: wording + 1 }));

/** The events that replace the thought's words. */
export const rewordings = [
  'ThoughtWritten',
  'ThoughtTranscribed',
  'ThoughtTranscriptCorrected',
  'ThoughtEdited',
] as const satisfies readonly ThoughtEvent['type'][];

export const thought: Aggregate<Thought, ThoughtEvent> = {
  category: 'thought',
  initial: { status: 'not-created' },
  rewordings,
  ownerOf: (state) =>
    state.status === 'not-created' ? null : (state.status === 'deleted' ? state.before : state).ownerId,
  evolve: evolveWith<Thought, ThoughtEvent>({
    ThoughtWritten: (_thought, data, words) => ({ ...newThought(data), words: words?.content ?? null, wording: 1 }),
    ThoughtRecorded: (_thought, data) => ({
      ...newThought(data),
      recording: {
        recordingId: data.recordingId,
        format: data.format,
        sha256: data.sha256,
        fileSize: data.fileSize,
        measured: false,
        transcript: { status: 'processing', attempt: 1, since: data.recordedAt, delayed: null },
      },
    }),
    ThoughtAudioMeasured: (state) =>
      change(state, ({ recording }) => (recording ? { recording: { ...recording, measured: true } } : {})),
    ThoughtTranscriptionRequested: (state, { attempt, requestedAt }) =>
      changeTranscript(state, { status: 'processing', attempt, since: requestedAt, delayed: null }),
    ThoughtTranscriptionDelayed: (state, { reason }) => changeTranscript(state, { delayed: reason }),
    ThoughtTranscribed: (state, _data, words) =>
      reword(changeTranscript(state, { status: 'completed', delayed: null }), words?.text ?? null, words?.segments),
    ThoughtTranscriptionFailed: (state) => changeTranscript(state, { status: 'failed', delayed: null }),
    ThoughtTranscriptCorrected: (state, _data, words) => reword(state, words?.text ?? null, words?.segments),
    ThoughtUnderstood: (state, data, words) =>
      change(state, ({ insights }) => ({
        insights: withUnderstanding(insights, data, words),
        understoodWording: data.wording,
      })),
    ThoughtUnderstandingFailed: (state, { wording }) => change(state, () => ({ failedWording: wording })),
    ThoughtInsightCorrected: (state, data, words) =>
      change(state, ({ insights }) => ({ insights: withCorrection(insights, data, words) })),
    ThoughtInsightUndone: (state, data) => change(state, ({ insights }) => ({ insights: withUndo(insights, data) })),
    ThoughtInsightRedone: (state, data) => change(state, ({ insights }) => ({ insights: withRedo(insights, data) })),
    ThoughtEdited: (state, _data, words) => reword(state, words?.content ?? null),
    ThoughtBackDated: (state, { occurredAt, timeZone }) => change(state, () => ({ occurredAt, timeZone })),
    ...thoughtFlagHandlers<Thought>((state, changed) =>
      change(state, ({ flags }) => ({ flags: { ...flags, ...changed } })),
    ),
    ThoughtFiled: (state, { threadId }) => change(state, () => ({ threadId })),
    ThoughtUnfiled: (state) => change(state, () => ({ threadId: null })),
    ThoughtThreadDeclined: (state, { threadId }) =>
      change(state, ({ declinedThreads }) => ({ declinedThreads: [...declinedThreads, threadId] })),
    ThoughtDeleted: (state) => (state.status === 'active' ? { status: 'deleted', before: state } : state),
    ThoughtRestored: (state) => (state.status === 'deleted' ? state.before : state),
  }),
};
