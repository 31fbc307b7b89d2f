import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { earlierOf } from '#time/instant.ts';
import { maxRecordings, nextAttempt } from '../recordings.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtRecordingAppended } from '../thought.events.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type AppendRecording = Readonly<{
  thoughtId: string;
  recordingId: string;
  language: Language;
  format: string;
  fileSize: number;
  sha256: string;
  durationMs: number;
  occurredAt: string;
  timeZone: string;
  now: string;
}>;
export type AppendRecordingRefusal = ThoughtUnavailable | 'thought.not-spoken' | 'thought.recordings-full';

/** Another recording of a spoken thought, after those it has. A duration of 0 comes from an imported file. */
export const appendRecording = (
  { durationMs, occurredAt, now, ...recorded }: AppendRecording,
  thought: Thought,
): Decision<ThoughtRecordingAppended, AppendRecordingRefusal> =>
  requireThought(thought, ({ recordings }) => {
    if (recordings.length === 0) return refuse('thought.not-spoken');
    if (recordings.some(({ recordingId }) => recordingId === recorded.recordingId)) return nothingNew;
    if (recordings.length >= maxRecordings) return refuse('thought.recordings-full');

    return [
      {
        type: 'ThoughtRecordingAppended',
        data: {
          ...recorded,
          durationMs: durationMs === 0 ? null : durationMs,
          attempt: nextAttempt(recordings),
          occurredAt: earlierOf(occurredAt, now),
          appendedAt: now,
        },
        private: null,
      },
    ];
  });
