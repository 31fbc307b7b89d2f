import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { earlierOf } from '#time/instant.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtRecorded } from '../thought.events.ts';

export type RecordThought = Readonly<{
  thoughtId: string;
  ownerId: string;
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

/** A duration of 0 comes from an imported file: its duration is known after decoding. */
export const recordThought = (
  { durationMs, occurredAt, now, ...recorded }: RecordThought,
  thought: Thought,
): Decision<ThoughtRecorded, 'thought.already-kept'> => {
  if (thought.status === 'deleted' || thought.status === 'erased') return refuse('thought.already-kept');
  if (thought.status === 'active')
    return thought.recordings[0]?.recordingId === recorded.recordingId ? nothingNew : refuse('thought.already-kept');

  return [
    {
      type: 'ThoughtRecorded',
      data: {
        ...recorded,
        durationMs: durationMs === 0 ? null : durationMs,
        occurredAt: earlierOf(occurredAt, now),
        recordedAt: now,
      },
      private: null,
    },
  ];
};
