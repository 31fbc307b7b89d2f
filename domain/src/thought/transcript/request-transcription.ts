import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import { msBetween } from '#time/instant.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought, Transcript } from '../thought.aggregate.ts';
import type { ThoughtTranscriptionRequested } from '../thought.events.ts';

export type RequestTranscription = Readonly<{ thoughtId: string; now: string }>;
export type RequestTranscriptionRefusal =
  | ThoughtUnavailable
  | 'thought.not-spoken'
  | 'thought.still-transcribing'
  | 'thought.already-transcribed';

/** Re-transcribing is offered after 5 minutes of processing. */
const retranscribeAfterMs = 5 * 60_000;

/** An existing transcript is never replaced: only one that failed, hangs, or is empty is transcribed again. */
export const requestTranscription = (
  { thoughtId, now }: RequestTranscription,
  thought: Thought,
): Decision<ThoughtTranscriptionRequested, RequestTranscriptionRefusal> =>
  requireThought(thought, ({ recording, words }) => {
    if (recording === null) return refuse('thought.not-spoken');
    const { transcript, recordingId } = recording;
    if (isStillTranscribing(transcript, now)) return refuse('thought.still-transcribing');
    if (transcript.status === 'completed' && words !== '') return refuse('thought.already-transcribed');

    return [
      {
        type: 'ThoughtTranscriptionRequested',
        data: { thoughtId, recordingId, attempt: transcript.attempt + 1, requestedAt: now },
        private: null,
      },
    ];
  });

const isStillTranscribing = ({ status, since }: Transcript, now: string): boolean =>
  status === 'processing' && msBetween(since, now) <= retranscribeAfterMs;
