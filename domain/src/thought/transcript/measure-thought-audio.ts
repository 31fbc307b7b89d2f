import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtAudioMeasured } from '../thought.events.ts';

export type MeasureThoughtAudio = Readonly<{
  thoughtId: string;
  recordingId: string;
  durationMs: number;
  speechMs: number;
  peaks: readonly number[];
  now: string;
}>;

export const measureThoughtAudio = (
  { now, ...measured }: MeasureThoughtAudio,
  thought: Thought,
): Decision<ThoughtAudioMeasured, ThoughtUnavailable | 'thought.not-spoken'> =>
  requireThought(thought, ({ recordings }) => {
    const recording = recordings.find(({ recordingId }) => recordingId === measured.recordingId);
    if (!recording) return refuse('thought.not-spoken');
    if (recording.measured) return nothingNew;

    return [
      {
        type: 'ThoughtAudioMeasured',
        data: { ...measured, measuredAt: now },
        private: null,
      },
    ];
  });
