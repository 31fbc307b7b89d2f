import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import { msBetween } from '#time/instant.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import { nextAttempt, type Transcript } from '../recordings.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtTranscriptionRequested } from '../thought.events.ts';

export type RequestTranscription = Readonly<{ thoughtId: string; now: string }>;
export type RequestTranscriptionRefusal =
  | ThoughtUnavailable
  | 'thought.not-spoken'
  | 'thought.still-transcribing'
  | 'thought.already-transcribed'
  | 'thought.sound-erased';

/** Re-transcribing is offered after 5 minutes of processing. */
const retranscribeAfterMs = 5 * 60_000;

/** An existing transcript is never replaced: only recordings whose transcription failed or hangs, or none of which has words, are transcribed again. */
export const requestTranscription = (
  { thoughtId, now }: RequestTranscription,
  thought: Thought,
): Decision<ThoughtTranscriptionRequested, RequestTranscriptionRefusal> =>
  requireThought(thought, ({ recordings, words }) => {
    if (recordings.length === 0) return refuse('thought.not-spoken');
    const wanted = recordings.filter(({ transcript }) => isToRepeat(transcript, { words, now }));
    const again = wanted.filter(({ erasedAt }) => erasedAt === null);
    if (again.length < wanted.length && again.length === 0) return refuse('thought.sound-erased');
    if (again.length === 0)
      return refuse(
        recordings.some(({ transcript }) => transcript.status === 'processing')
          ? 'thought.still-transcribing'
          : 'thought.already-transcribed',
      );

    return again.map(({ recordingId }, index) => ({
      type: 'ThoughtTranscriptionRequested',
      data: { thoughtId, recordingId, attempt: nextAttempt(recordings) + index, requestedAt: now },
      private: null,
    }));
  });

const isToRepeat = (
  { status, since }: Transcript,
  { words, now }: Readonly<{ words: string | null; now: string }>,
): boolean => {
  if (status === 'processing') return msBetween(since, now) > retranscribeAfterMs;
  return status === 'failed' || words === '';
};
