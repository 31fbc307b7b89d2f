import type {
  ThoughtAudioMeasured,
  ThoughtDeleted,
  ThoughtEdited,
  ThoughtRecorded,
  ThoughtRecordingAppended,
  ThoughtRestored,
  ThoughtTranscribed,
  ThoughtTranscriptCorrected,
  ThoughtWritten,
} from '@ecrin/domain/thought/thought.events.ts';
import {
  joinTranscripts,
  moveLater,
  recordingStartMs,
  shiftSegment,
  shiftTimes,
} from '@ecrin/domain/thought/transcript/join-transcripts.ts';
import { defineProjection, type Projection } from '@ecrin/platform/projections/projection.ts';
import { nothingSpoken, thoughtDetailModel, type ThoughtDetailDocument } from './thought-detail.model.ts';

type Detail = ThoughtDetailDocument | null;

const recordingOf = ({ recordingId, durationMs }: (ThoughtRecorded | ThoughtRecordingAppended)['data']) => ({
  recordingId,
  durationMs,
});

/** What is heard in one of several recordings is added to what is there; an only recording has just its own. */
const heard = (
  detail: Detail,
  data: ThoughtTranscribed['data'],
  words: ThoughtTranscribed['private'] | null,
): Detail => {
  if (!detail) return null;
  const { engine, model, transcribedAt, recordingId } = data;
  const { text = null, segments = [], setAside = [] } = words ?? {};
  const transcribedBy = { engine, model, at: transcribedAt };
  if (detail.recordings.length < 2)
    return { ...detail, content: text, segments, setAside, transcribedBy, correctedAt: null };
  const startMs = recordingStartMs(detail.recordings, recordingId);
  const before = { words: detail.content, segments: detail.segments };
  const joined = joinTranscripts(before, { words: text, segments }, startMs);
  return {
    ...detail,
    content: joined.words,
    segments: joined.segments,
    setAside: [...detail.setAside, ...setAside.map((passage) => shiftTimes(passage, startMs))],
    transcribedBy,
  };
};

const measured = (detail: Detail, data: ThoughtAudioMeasured['data']): Detail => {
  if (!detail) return null;
  const { recordings, segments, setAside } = detail;
  const moved = { recordings, ...data };
  return {
    ...detail,
    recordings: recordings.map((one) =>
      one.recordingId === data.recordingId ? { ...one, durationMs: data.durationMs } : one,
    ),
    segments: moveLater(segments, moved, shiftSegment),
    setAside: moveLater(setAside, moved, shiftTimes),
  };
};

type Spoken =
  | ThoughtRecorded
  | ThoughtRecordingAppended
  | ThoughtAudioMeasured
  | ThoughtTranscribed
  | ThoughtTranscriptCorrected
  | ThoughtEdited
  | ThoughtDeleted
  | ThoughtRestored;

const fold = defineProjection<ThoughtDetailDocument, Spoken | ThoughtWritten>()({
  model: thoughtDetailModel,
  documentId: ({ data }) => data.thoughtId,
  restoring: { removedBy: 'ThoughtDeleted', restoredBy: 'ThoughtRestored' },
  on: {
    ThoughtWritten: (_none, { ownerId, thoughtId }, words) => ({
      ownerId,
      thoughtId,
      content: words?.content ?? null,
      recordings: [],
      ...nothingSpoken,
    }),
    ThoughtRecorded: (_none, data) => ({
      ownerId: data.ownerId,
      thoughtId: data.thoughtId,
      content: null,
      recordings: [recordingOf(data)],
      ...nothingSpoken,
    }),
    ThoughtRecordingAppended: (detail, data) =>
      detail && { ...detail, recordings: [...detail.recordings, recordingOf(data)] },
    ThoughtAudioMeasured: measured,
    ThoughtTranscribed: heard,
    ThoughtTranscriptCorrected: (detail, { correctedAt }, words) =>
      detail && { ...detail, content: words?.text ?? null, segments: words?.segments ?? [], correctedAt },
    ThoughtEdited: (detail, _data, words) => detail && { ...detail, content: words?.content ?? null },
    ThoughtDeleted: () => null,
    ThoughtRestored: (detail) => (detail && detail.recordings.length > 0 ? detail : null),
  },
});

/** A written thought has no document until a recording is added to it: then what was written is read again. */
export const thoughtDetailProjection: Projection<ThoughtDetailDocument, Spoken | ThoughtWritten> = {
  ...fold,
  handles: fold.handles.filter((type) => type !== 'ThoughtWritten'),
  refolding: { by: ['ThoughtRecordingAppended'], from: ['ThoughtWritten'] },
};
