import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isBlank } from '#text/visible-text.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { UnseenSince } from '../thought-versions.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtTranscriptCorrected } from '../thought.events.ts';
import { maxThoughtLength } from '../thought.vocabulary.ts';
import { realignTranscript } from './realign-transcript.ts';

export type CorrectTranscript = Readonly<{ thoughtId: string; text: string; now: string }> & UnseenSince;
export type CorrectTranscriptRefusal =
  | ThoughtUnavailable
  | 'thought.not-spoken'
  | 'thought.not-transcribed'
  | 'thought.empty'
  | 'thought.too-long';

export const correctTranscript = (
  { thoughtId, text, now, unseenSince }: CorrectTranscript,
  thought: Thought,
): Decision<ThoughtTranscriptCorrected, CorrectTranscriptRefusal> =>
  requireThought(thought, ({ recordings, words, segments }) => {
    if (recordings.length === 0) return refuse('thought.not-spoken');
    if (!recordings.some(({ transcript }) => transcript.status === 'completed'))
      return refuse('thought.not-transcribed');
    if (isBlank(text)) return refuse('thought.empty');
    if (text.length > maxThoughtLength) return refuse('thought.too-long');
    if (text === words) return nothingNew;

    return [
      {
        type: 'ThoughtTranscriptCorrected',
        data: { thoughtId, correctedAt: now, ...(unseenSince !== undefined && { unseenSince }) },
        private: { text, segments: realignTranscript(segments, text) },
      },
    ];
  });
