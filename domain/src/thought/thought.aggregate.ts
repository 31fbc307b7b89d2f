import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import {
  insightHandlers,
  noInsights,
  withRereadingUndone,
  withUnderstanding,
  type InsightHistories,
} from './insights/insight-histories.ts';
import { thoughtPictureHandlers, type ThoughtPictures } from './pictures/thought-pictures.ts';
import { changeRecording, newRecording, type Recording } from './recordings.ts';
import { noFlags, thoughtFlagHandlers, type ThoughtFlags } from './thought-flags.ts';
import type { ThoughtEvent, ThoughtRecorded, ThoughtWritten } from './thought.events.ts';
import type { SpokenSegment } from './thought.vocabulary.ts';
import { moveLater, shiftSegment } from './transcript/join-transcripts.ts';
import { heard, reworded } from './wordings.ts';

export type ExistingThought = Readonly<{
  status: 'active';
  ownerId: string;
  language: Language;
  occurredAt: string;
  timeZone: string;
  /** In their order; none for a written thought. */
  recordings: readonly Recording[];
  pictures: ThoughtPictures;
  /** The written text, or the current transcript of all recordings; null while there is none, or once their key is destroyed. */
  words: string | null;
  /** Times on the timeline of all recordings. */
  segments: readonly SpokenSegment[];
  /** Counts the wordings the thought has had; 0 while it has no words. */
  wording: number;
  /** Two versions are open: the later one was edited from the words of this revision, the earlier one unseen; null: none are. */
  unseenSince: number | null;
  understoodWording: number;
  /** Brought from elsewhere, without being asked to have it analysed. */
  unaskedWording: number;
  failedWording: number;
  /** The last one that analysed it again; null: none since its words changed. */
  rereadingId: string | null;
  insights: InsightHistories;
  flags: ThoughtFlags;
  /** Its last filing; the thread may be deleted since. */
  threadId: string | null;
  declinedThreads: readonly string[];
  /** The thread whose mark « no AI » the thought follows; null: it has none, or its own. */
  aiUseFrom: string | null;
  /** The last word on it was the person's own, on this thought. */
  hasOwnAiUse: boolean;
}>;

export type Thought =
  | Readonly<{ status: 'not-created' }>
  | ExistingThought
  | Readonly<{ status: 'deleted'; before: ExistingThought }>
  | Readonly<{ status: 'erased'; ownerId: string }>;

const newThought = (data: ThoughtWritten['data'] | ThoughtRecorded['data']): ExistingThought => ({
  status: 'active',
  ownerId: data.ownerId,
  language: data.language,
  occurredAt: data.occurredAt,
  timeZone: data.timeZone,
  recordings: [],
  pictures: [],
  words: null,
  segments: [],
  wording: 0,
  unseenSince: null,
  understoodWording: 0,
  unaskedWording: 0,
  failedWording: 0,
  rereadingId: null,
  insights: noInsights,
  flags: noFlags,
  threadId: null,
  declinedThreads: [],
  aiUseFrom: null,
  hasOwnAiUse: false,
});

/** Applies a change to an existing thought; a deleted one changes too, so that restoring shows it. */
const change = (thought: Thought, changed: (existing: ExistingThought) => Partial<ExistingThought>): Thought => {
  if (thought.status === 'not-created' || thought.status === 'erased') return thought;
  if (thought.status === 'deleted') return { ...thought, before: { ...thought.before, ...changed(thought.before) } };
  return { ...thought, ...changed(thought) };
};

type RecordingChange = Parameters<typeof changeRecording>;
const inRecording = (thought: Thought, which: RecordingChange[1], changed: RecordingChange[2]): Thought =>
  change(thought, ({ recordings }) => ({ recordings: changeRecording(recordings, which, changed) }));

/** The events that replace the thought's words, or add to them. */
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
  additions: ['ThoughtTranscribed'],
  ownerOf: (state) =>
    state.status === 'not-created' ? null : (state.status === 'deleted' ? state.before : state).ownerId,
  evolve: evolveWith<Thought, ThoughtEvent>({
    ThoughtWritten: (_thought, data, words) => ({
      ...newThought(data),
      ...reworded({ wording: 0 }, data, { words: words?.content ?? null, segments: [] }),
    }),
    ThoughtRecorded: (_thought, data) => ({
      ...newThought(data),
      recordings: [newRecording(data, { attempt: 1, since: data.recordedAt })],
    }),
    ThoughtRecordingAppended: (state, { attempt, appendedAt, ...data }) =>
      change(state, ({ recordings }) => ({
        recordings: [...recordings, newRecording(data, { attempt, since: appendedAt })],
      })),
    ThoughtAudioMeasured: (state, { recordingId, durationMs }) =>
      change(state, ({ recordings, segments }) => ({
        recordings: changeRecording(recordings, { recordingId }, { durationMs, measured: true }),
        segments: moveLater(segments, { recordings, recordingId, durationMs }, shiftSegment),
      })),
    ThoughtTranscriptionRequested: (state, { recordingId, attempt, requestedAt }) =>
      inRecording(
        state,
        { recordingId },
        { transcript: { status: 'processing', attempt, since: requestedAt, delayed: null } },
      ),
    ThoughtTranscriptionDelayed: (state, { attempt, reason }) =>
      inRecording(state, { attempt }, { transcript: { delayed: reason } }),
    ThoughtTranscribed: (state, data, words) =>
      change(
        inRecording(
          state,
          { recordingId: data.recordingId },
          { heard: words && words.text.trim() !== '', transcript: { status: 'completed', delayed: null } },
        ),
        (existing) => heard(existing, data, { words: words?.text ?? null, segments: words?.segments ?? [] }),
      ),
    ThoughtTranscriptionFailed: (state, { attempt }) =>
      inRecording(state, { attempt }, { transcript: { status: 'failed', delayed: null } }),
    ThoughtTranscriptCorrected: (state, data, words) =>
      change(state, (existing) =>
        reworded(existing, data, { words: words?.text ?? null, segments: words?.segments ?? [] }),
      ),
    ThoughtUnderstood: (state, data, words) =>
      change(state, ({ insights }) => ({
        insights: withUnderstanding(insights, data, words),
        understoodWording: data.wording,
        rereadingId: data.rereadingId ?? null,
      })),
    // Said of the thought, and no more: nothing is decided by it.
    ThoughtQuestionAnswered: (state) => state,
    ThoughtRereadingUndone: (state, data) =>
      change(state, ({ insights }) => ({ insights: withRereadingUndone(insights, data) })),
    ThoughtUnderstandingFailed: (state, { wording }) => change(state, () => ({ failedWording: wording })),
    ...insightHandlers<Thought>((state, move) => change(state, ({ insights }) => ({ insights: move(insights) }))),
    ...thoughtPictureHandlers<Thought>((state, move) =>
      change(state, ({ pictures }) => ({ pictures: move(pictures) })),
    ),
    ThoughtEdited: (state, data, words) =>
      change(state, (existing) => reworded(existing, data, { words: words?.content ?? null, segments: [] })),
    ThoughtVersionsChosen: (state) => change(state, () => ({ unseenSince: null })),
    ThoughtBackDated: (state, { occurredAt, timeZone }) => change(state, () => ({ occurredAt, timeZone })),
    ...thoughtFlagHandlers<Thought>((state, changed) =>
      change(state, ({ flags }) => ({ flags: { ...flags, ...changed } })),
    ),
    ThoughtAiUseSet: (state, { withoutAi, threadId }) =>
      change(state, ({ flags }) => ({
        flags: { ...flags, withoutAi },
        aiUseFrom: withoutAi ? (threadId ?? null) : null,
        hasOwnAiUse: threadId === undefined,
      })),
    ThoughtFiled: (state, { threadId }) => change(state, () => ({ threadId })),
    ThoughtUnfiled: (state) => change(state, () => ({ threadId: null })),
    ThoughtThreadDeclined: (state, { threadId }) =>
      change(state, ({ declinedThreads }) => ({ declinedThreads: [...declinedThreads, threadId] })),
    ThoughtSoundErased: (state, { recordingId, erasedAt }) => inRecording(state, { recordingId }, { erasedAt }),
    ThoughtDeleted: (state) => (state.status === 'active' ? { status: 'deleted', before: state } : state),
    ThoughtRestored: (state) => (state.status === 'deleted' ? state.before : state),
    ThoughtErased: (state) =>
      state.status === 'not-created'
        ? state
        : { status: 'erased', ownerId: (state.status === 'deleted' ? state.before : state).ownerId },
  }),
};
