import { dayPartOf } from '@ecrin/domain/goal/day-part.ts';
import { isAnalysisAwaited, type ThoughtOrigin } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { analysisStepOf } from '@ecrin/domain/thought/insights/analysis-step.ts';
import {
  insightHandlers,
  noInsights,
  withRereadingUndone,
  withUnderstanding,
  type InsightHistories,
} from '@ecrin/domain/thought/insights/insight-histories.ts';
import { thoughtPictureHandlers } from '@ecrin/domain/thought/pictures/thought-pictures.ts';
import { noFlags, thoughtFlagHandlers } from '@ecrin/domain/thought/thought-flags.ts';
import type {
  ThoughtEvent,
  ThoughtRecorded,
  ThoughtTranscribed,
  ThoughtWritten,
} from '@ecrin/domain/thought/thought.events.ts';
import type { SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { countWords, joinWords, recordingStartMs } from '@ecrin/domain/thought/transcript/join-transcripts.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { defineProjection, type Projection } from '@ecrin/platform/projections/projection.ts';
import { attempted, hasSound, newCardRecording, type CardRecording } from './card-recordings.ts';
import { datedHere, importedAs } from './imported-card.ts';
import { unpackInsights } from './packed-insights.ts';
import { shownInsights } from './shown-insights.ts';
import { thoughtCardModel, type ThoughtCardDocument } from './thought-card.model.ts';

type Card = ThoughtCardDocument | null;

const firstCard = (data: ThoughtWritten['data'] | ThoughtRecorded['data'], createdAt: string): ThoughtCardDocument => ({
  thoughtId: data.thoughtId,
  ownerId: data.ownerId,
  kind: 'written',
  occurredAt: data.occurredAt,
  timeZone: data.timeZone,
  day: calendarDay(data.occurredAt, data.timeZone),
  dayPart: dayPartOf(data.occurredAt, data.timeZone),
  language: data.language,
  ...shownInsights(noInsights),
  content: null,
  wording: 0,
  unaskedWording: 0,
  twoVersionsAt: null,
  understoodWording: 0,
  failedWording: 0,
  analysisStep: null,
  rereadingId: null,
  questionOf: null,
  answeredQuestion: null,
  ...noFlags,
  threadId: null,
  declinedThreads: [],
  recordings: [],
  pictures: [],
  spoken: false,
  createdAt,
  ...('origin' in data && data.origin && importedAs(data.origin)),
  deleted: false,
  revision: 0,
});

type Which = (recording: CardRecording) => boolean;
const withId =
  (id: string): Which =>
  ({ recordingId }) =>
    recordingId === id;
const ofAttempt =
  (number: number): Which =>
  ({ attempt }) =>
    attempt === number;

const inRecording = (card: Card, which: Which, changed: Partial<CardRecording>): Card =>
  card && {
    ...card,
    recordings: card.recordings.map((recording) => (which(recording) ? { ...recording, ...changed } : recording)),
  };

const reworded = (card: Card, content: string | null, twoVersionsAt: string | null = null): Card =>
  card && { ...card, content, twoVersionsAt, wording: card.wording + 1 };

const brought = (card: Card, origin: ThoughtOrigin | undefined): Card =>
  !card || isAnalysisAwaited(origin) ? card : { ...card, unaskedWording: card.wording };

/** The words of an only recording, or of one more. */
const heard = (card: Card, recordingId: string, spoken: ThoughtTranscribed['private'] | null): Card => {
  if (!card) return null;
  const [text, words] = [spoken?.text ?? null, countWords(spoken?.segments ?? [])];
  const index = card.recordings.findIndex(withId(recordingId));
  const later = card.recordings.slice(index + 1).reduce((sum, recording) => sum + recording.words, 0);
  return reworded(
    inRecording(card, withId(recordingId), { status: 'completed', failure: null, delayed: null, words }),
    card.recordings.length > 1 ? joinWords(card.content, text, later) : text,
  );
};

/** A correction changes how many words each recording has. */
const recounted = (card: Card, segments: readonly SpokenSegment[]): Card =>
  card && {
    ...card,
    recordings: card.recordings.map((recording, index) => {
      const startMs = recordingStartMs(card.recordings, recording.recordingId);
      const next = card.recordings[index + 1];
      const endMs = next ? recordingStartMs(card.recordings, next.recordingId) : Infinity;
      return { ...recording, words: countWords(segments, startMs, endMs) };
    }),
  };

const reinsighted = (card: Card, change: (insights: InsightHistories) => InsightHistories): Card =>
  card && { ...card, ...shownInsights(change(unpackInsights(card.insights, card))) };

const cardProjection = defineProjection<ThoughtCardDocument, ThoughtEvent>()({
  model: thoughtCardModel,
  documentId: ({ data }) => data.thoughtId,
  restoring: { removedBy: 'ThoughtDeleted', restoredBy: 'ThoughtRestored' },
  on: {
    ThoughtWritten: (_card, data, words) =>
      brought(reworded(firstCard(data, data.writtenAt), words?.content ?? null), data.origin),
    ThoughtRecorded: (_card, data) => ({
      ...firstCard(data, data.recordedAt),
      kind: 'spoken',
      spoken: true,
      recordings: [newCardRecording(data, 1, data.recordedAt)],
    }),
    ThoughtRecordingAppended: (card, data) =>
      card && {
        ...card,
        spoken: true,
        recordings: [...card.recordings, newCardRecording(data, data.attempt, data.appendedAt)],
      },
    ThoughtSoundErased: (card, { recordingId, erasedAt }) => {
      const erased = inRecording(card, withId(recordingId), { erasedAt });
      return erased && { ...erased, spoken: hasSound(erased.recordings) };
    },
    ThoughtAudioMeasured: (card, { recordingId, durationMs, peaks }) =>
      inRecording(card, withId(recordingId), { durationMs, peaks }),
    ThoughtTranscriptionRequested: (card, { recordingId, attempt, requestedAt }) =>
      inRecording(card, withId(recordingId), attempted(attempt, requestedAt)),
    ThoughtTranscriptionDelayed: (card, { attempt, reason }) =>
      inRecording(card, ofAttempt(attempt), { delayed: reason }),
    ThoughtTranscribed: (card, { recordingId, origin }, words) => brought(heard(card, recordingId, words), origin),
    ThoughtTranscriptionFailed: (card, { attempt, reason }) =>
      inRecording(card, ofAttempt(attempt), { status: 'failed', failure: reason, delayed: null }),
    ThoughtTranscriptCorrected: (card, { unseenSince, correctedAt, origin }, words) =>
      recounted(
        brought(reworded(card, words?.text ?? null, unseenSince === undefined ? null : correctedAt), origin),
        words?.segments ?? [],
      ),
    ThoughtUnderstood: (card, data, words) => {
      const understood = reinsighted(card, (insights) => withUnderstanding(insights, data, words));
      return (
        understood && {
          ...understood,
          understoodWording: data.wording,
          analysisStep: analysisStepOf(data),
          rereadingId: data.rereadingId ?? null,
        }
      );
    },
    ThoughtQuestionAnswered: (card, { questionOf }, words) =>
      card && { ...card, questionOf, answeredQuestion: words?.question ?? null },
    ThoughtRereadingUndone: (card, data) => {
      const undone = reinsighted(card, (insights) => withRereadingUndone(insights, data));
      // It is as before: it can be read again.
      return undone && { ...undone, analysisStep: 0, rereadingId: null };
    },
    ThoughtUnderstandingFailed: (card, { wording }) => card && { ...card, failedWording: wording },
    ...insightHandlers<Card>(reinsighted),
    ...thoughtPictureHandlers<Card>((card, move) => card && { ...card, pictures: move(card.pictures) }),
    ThoughtEdited: (card, { unseenSince, editedAt, origin }, words) =>
      brought(reworded(card, words?.content ?? null, unseenSince === undefined ? null : editedAt), origin),
    ThoughtVersionsChosen: (card) => card && { ...card, twoVersionsAt: null },
    ThoughtBackDated: (card, dated) => card && datedHere(card, dated),
    ...thoughtFlagHandlers<Card>((card, flags) => card && { ...card, ...flags }),
    ThoughtFiled: (card, { threadId }) => card && { ...card, threadId },
    ThoughtUnfiled: (card) => card && { ...card, threadId: null },
    ThoughtThreadDeclined: (card, { threadId }) =>
      card && { ...card, declinedThreads: [...card.declinedThreads, threadId] },
    ThoughtDeleted: () => null,
    ThoughtRestored: (card) => card,
    ThoughtErased: () => null,
  },
});

/** `revision`: in its stream. */
type Recorded = ThoughtEvent & Readonly<{ revision?: number }>;

export const thoughtCardProjection: Projection<ThoughtCardDocument, Recorded> = {
  ...cardProjection,
  apply: (before, event) => {
    const card = cardProjection.apply(before, event);
    return card && { ...card, revision: event.revision ?? 0 };
  },
};
