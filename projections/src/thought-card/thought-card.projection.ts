import { dayPartOf } from '@ecrin/domain/goal/day-part.ts';
import { mentionsCrisis } from '@ecrin/domain/thought/insights/crisis-words.ts';
import {
  noInsights,
  withCorrection,
  withRedo,
  withUndo,
  withUnderstanding,
  type InsightHistories,
} from '@ecrin/domain/thought/insights/insight-histories.ts';
import { currentInsight, type InsightHistory } from '@ecrin/domain/thought/insights/insight-history.ts';
import { noFlags, thoughtFlagHandlers } from '@ecrin/domain/thought/thought-flags.ts';
import type { ThoughtEvent, ThoughtRecorded, ThoughtWritten } from '@ecrin/domain/thought/thought.events.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { thoughtCardModel, type ThoughtCardDocument } from './thought-card.model.ts';

type Card = ThoughtCardDocument | null;
type Transcript = NonNullable<ThoughtCardDocument['transcript']>;

const valueOf = <Value>(history: InsightHistory<Value>): Value | null => currentInsight(history)?.value ?? null;

/** The current values, with the histories they come from. */
const shown = (insights: InsightHistories) => ({
  insights,
  title: valueOf(insights.title),
  titleBy: currentInsight(insights.title)?.from.by ?? null,
  mood: valueOf(insights.mood),
  category: valueOf(insights.category),
  tags: valueOf(insights.tags) ?? [],
  summary: valueOf(insights.summary),
  keyInsights: valueOf(insights.keyInsights) ?? [],
});

const firstCard = (data: ThoughtWritten['data'] | ThoughtRecorded['data'], createdAt: string): ThoughtCardDocument => ({
  thoughtId: data.thoughtId,
  ownerId: data.ownerId,
  kind: 'written',
  occurredAt: data.occurredAt,
  timeZone: data.timeZone,
  day: calendarDay(data.occurredAt, data.timeZone),
  dayPart: dayPartOf(data.occurredAt, data.timeZone),
  language: data.language,
  ...shown(noInsights),
  content: null,
  wording: 0,
  understoodWording: 0,
  failedWording: 0,
  needsHumanHelp: false,
  ...noFlags,
  threadId: null,
  declinedThreads: [],
  transcript: null,
  audio: null,
  spoken: false,
  createdAt,
  deleted: false,
});

const processing = (since: string): Transcript => ({
  status: 'processing',
  failure: null,
  delayed: null,
  since,
  nothingSaid: false,
});

const transcript = (card: Card, changed: Partial<Transcript>): Card =>
  card && (card.transcript ? { ...card, transcript: { ...card.transcript, ...changed } } : card);

/** Crisis words show crisis help at once, whatever analysis comes later. */
const reworded = (card: Card, content: string | null): Card =>
  card && { ...card, content, wording: card.wording + 1, needsHumanHelp: mentionsCrisis(content ?? '') };

const reinsighted = (card: Card, change: (insights: InsightHistories) => InsightHistories): Card =>
  card && { ...card, ...shown(change(card.insights)) };

export const thoughtCardProjection = defineProjection<ThoughtCardDocument, ThoughtEvent>()({
  model: thoughtCardModel,
  documentId: ({ data }) => data.thoughtId,
  restoring: { removedBy: 'ThoughtDeleted', restoredBy: 'ThoughtRestored' },
  on: {
    ThoughtWritten: (_card, data, words) => reworded(firstCard(data, data.writtenAt), words?.content ?? null),
    ThoughtRecorded: (_card, data) => ({
      ...firstCard(data, data.recordedAt),
      kind: 'spoken',
      spoken: true,
      transcript: processing(data.recordedAt),
      audio: {
        recordingId: data.recordingId,
        format: data.format,
        fileSize: data.fileSize,
        durationMs: data.durationMs,
        peaks: [],
      },
    }),
    ThoughtAudioMeasured: (card, { durationMs, peaks }) =>
      card && { ...card, audio: card.audio && { ...card.audio, durationMs, peaks: [...peaks] } },
    ThoughtTranscriptionRequested: (card, { requestedAt }) => transcript(card, processing(requestedAt)),
    ThoughtTranscriptionDelayed: (card, { reason }) => transcript(card, { delayed: reason }),
    ThoughtTranscribed: (card, _data, words) =>
      reworded(
        transcript(card, { status: 'completed', failure: null, delayed: null, nothingSaid: words?.text === '' }),
        words?.text ?? null,
      ),
    ThoughtTranscriptionFailed: (card, { reason }) =>
      transcript(card, { status: 'failed', failure: reason, delayed: null }),
    ThoughtTranscriptCorrected: (card, _data, words) =>
      reworded(transcript(card, { nothingSaid: false }), words?.text ?? null),
    ThoughtUnderstood: (card, data, words) => {
      const understood = reinsighted(card, (insights) => withUnderstanding(insights, data, words));
      return understood && { ...understood, understoodWording: data.wording, needsHumanHelp: data.needsHumanHelp };
    },
    ThoughtUnderstandingFailed: (card, { wording }) => card && { ...card, failedWording: wording },
    ThoughtInsightCorrected: (card, data, words) =>
      reinsighted(card, (insights) => withCorrection(insights, data, words)),
    ThoughtInsightUndone: (card, data) => reinsighted(card, (insights) => withUndo(insights, data)),
    ThoughtInsightRedone: (card, data) => reinsighted(card, (insights) => withRedo(insights, data)),
    ThoughtEdited: (card, _data, words) => reworded(card, words?.content ?? null),
    ThoughtBackDated: (card, { occurredAt, timeZone }) =>
      card && {
        ...card,
        occurredAt,
        timeZone,
        day: calendarDay(occurredAt, timeZone),
        dayPart: dayPartOf(occurredAt, timeZone),
      },
    ...thoughtFlagHandlers<Card>((card, flags) => card && { ...card, ...flags }),
    ThoughtFiled: (card, { threadId }) => card && { ...card, threadId },
    ThoughtUnfiled: (card) => card && { ...card, threadId: null },
    ThoughtThreadDeclined: (card, { threadId }) =>
      card && { ...card, declinedThreads: [...card.declinedThreads, threadId] },
    ThoughtDeleted: () => null,
    ThoughtRestored: (card) => card,
  },
});
