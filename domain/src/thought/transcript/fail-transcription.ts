import type { Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtTranscriptionFailed } from '../thought.events.ts';
import type { TranscriptionFailure } from '../thought.vocabulary.ts';
import { requireRunningTranscription } from './require-running-transcription.ts';

export type FailTranscription = Readonly<{
  thoughtId: string;
  attempt: number;
  reason: TranscriptionFailure;
  now: string;
}>;

export const failTranscription = (
  { thoughtId, attempt, reason, now }: FailTranscription,
  thought: Thought,
): Decision<ThoughtTranscriptionFailed, ThoughtUnavailable | 'thought.not-spoken'> =>
  requireRunningTranscription(thought, attempt, () => [
    { type: 'ThoughtTranscriptionFailed', data: { thoughtId, reason, attempt, failedAt: now }, private: null },
  ]);
