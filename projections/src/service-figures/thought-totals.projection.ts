import { isAnalysisAwaited } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { differenceOf } from '@ecrin/platform/projections/totals.ts';
import { inOwnDays } from './own-days.ts';
import { thoughtTotalsOf } from './thought-totals.ts';
import {
  allowedAgain,
  newWork,
  withAttempt,
  withAttemptEnded,
  withoutAttempt,
  withResult,
  withWording,
  type ThoughtWork,
} from './thought-work.ts';
import { serviceTotals, totalsModel } from './total-periods.ts';

const model: Model<ThoughtWork> = { name: 'thought-totals', version: 4, indexes: [['ownerId']] };
export const thoughtTotalsModel = totalsModel({ name: model.name, version: model.version });

type Counted = Extract<
  ThoughtEvent,
  {
    type:
      | 'ThoughtWritten'
      | 'ThoughtRecorded'
      | 'ThoughtRecordingAppended'
      | 'ThoughtAudioMeasured'
      | 'ThoughtTranscriptionRequested'
      | 'ThoughtTranscribed'
      | 'ThoughtTranscriptionFailed'
      | 'ThoughtTranscriptCorrected'
      | 'ThoughtEdited'
      | 'ThoughtUnderstood'
      | 'ThoughtUnderstandingFailed'
      | 'ThoughtAiUseSet'
      | 'ThoughtSoundErased'
      | 'ThoughtDeleted'
      | 'ThoughtRestored';
  }
>;

/** What was kept, spoken, transcribed and understood, of all clients: a small document a thought, and their sums. */
export const thoughtTotalsProjection = inOwnDays(
  defineProjection<ThoughtWork, Counted>()({
    model,
    documentId: ({ data }) => `thought/${data.thoughtId}`,
    totals: { ...serviceTotals, added: differenceOf(thoughtTotalsOf) },
    on: {
      ThoughtWritten: (_none, { writtenAt, origin }) =>
        withWording(newWork(serviceOwner, 'written', writtenAt), writtenAt, isAnalysisAwaited(origin)),
      ThoughtRecorded: (_none, data) =>
        withAttempt(newWork(serviceOwner, 'spoken', data.recordedAt), {
          ...data,
          attempt: 1,
          at: data.recordedAt,
          recording: data,
        }),
      ThoughtRecordingAppended: (work, data) =>
        work && withAttempt(work, { ...data, at: data.appendedAt, recording: data }),
      ThoughtAudioMeasured: (work, { recordingId, durationMs }) =>
        work && {
          ...work,
          recordings: work.recordings.map((one) => (one.recordingId === recordingId ? { ...one, durationMs } : one)),
        },
      // What was spoken stays so; what it took is free again.
      ThoughtSoundErased: (work, { recordingId }) =>
        work && {
          ...work,
          recordings: work.recordings.map((one) => (one.recordingId === recordingId ? { ...one, bytes: 0 } : one)),
        },
      ThoughtTranscriptionRequested: (work, data) => work && withAttempt(work, { ...data, at: data.requestedAt }),
      ThoughtTranscribed: (work, { attempt, transcribedAt, origin }, words) =>
        work &&
        withWording(
          withAttemptEnded(work, attempt, { outcome: 'done', endedAt: transcribedAt }),
          transcribedAt,
          // Nothing was said, or nobody can read it any more: nothing is waited for.
          isAnalysisAwaited(origin) && words !== null && words.text.trim() !== '',
        ),
      ThoughtTranscriptionFailed: (work, { attempt, reason, failedAt }) =>
        work &&
        (reason === 'not-asked'
          ? withoutAttempt(work, attempt)
          : withAttemptEnded(work, attempt, { outcome: 'failed', endedAt: failedAt })),
      ThoughtTranscriptCorrected: (work, { correctedAt, origin }) =>
        work && withWording(work, correctedAt, isAnalysisAwaited(origin)),
      // What was brought waits since it came.
      ThoughtEdited: (work, { editedAt, origin }) =>
        work && withWording(work, origin ? work.keptAt : editedAt, isAnalysisAwaited(origin)),
      ThoughtUnderstood: (work, { wording, understoodAt, rereadingId }) =>
        work &&
        (rereadingId === undefined ? withResult(work, wording, { outcome: 'done', endedAt: understoodAt }) : work),
      ThoughtUnderstandingFailed: (work, { wording, failedAt }) =>
        work && withResult(work, wording, { outcome: 'failed', endedAt: failedAt }),
      ThoughtAiUseSet: (work, { withoutAi, setAt }) =>
        work && { ...(withoutAi ? work : allowedAgain(work, setAt)), withoutAi },
      ThoughtDeleted: (work, { deletedAt }) => (work && !work.deletedAt ? { ...work, deletedAt } : work),
      ThoughtRestored: (work, { restoredAt }) =>
        work?.deletedAt ? { ...allowedAgain(work, restoredAt), deletedAt: null } : work,
    },
  }),
);
