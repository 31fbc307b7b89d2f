import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtTranscriptionDelayed } from '../thought.events.ts';
import type { TranscriptionDelay } from '../thought.vocabulary.ts';
import { requireRunningTranscription } from './require-running-transcription.ts';

export type DelayTranscription = Readonly<{
  thoughtId: string;
  attempt: number;
  reason: TranscriptionDelay;
  now: string;
}>;

export const delayTranscription = (
  { thoughtId, attempt, reason, now }: DelayTranscription,
  thought: Thought,
): Decision<ThoughtTranscriptionDelayed, ThoughtUnavailable | 'thought.not-spoken'> =>
  requireRunningTranscription(thought, attempt, ({ transcript }) =>
    transcript.delayed === reason
      ? nothingNew
      : [{ type: 'ThoughtTranscriptionDelayed', data: { thoughtId, reason, attempt, delayedAt: now }, private: null }],
  );
