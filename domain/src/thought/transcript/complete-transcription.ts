import type { Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtTranscribed } from '../thought.events.ts';
import type { SetAside, SpokenSegment } from '../thought.vocabulary.ts';
import { requireRunningTranscription } from './require-running-transcription.ts';

/** `segments` are those shown; an empty list means that nothing was said. */
export type CompleteTranscription = Readonly<{
  thoughtId: string;
  attempt: number;
  engine: string;
  model: string;
  language: Language;
  raw: string;
  segments: readonly SpokenSegment[];
  setAside: readonly SetAside[];
  counted?: ThoughtTranscribed['data']['counted'] | undefined;
  now: string;
}>;

export const completeTranscription = (
  { thoughtId, attempt, engine, model, language, raw, segments, setAside, counted, now }: CompleteTranscription,
  thought: Thought,
): Decision<ThoughtTranscribed, ThoughtUnavailable | 'thought.not-spoken'> =>
  requireRunningTranscription(thought, attempt, ({ recordingId, durationMs }) => [
    {
      type: 'ThoughtTranscribed',
      data: {
        thoughtId,
        recordingId,
        engine,
        model,
        language,
        attempt,
        transcribedAt: now,
        ...(durationMs !== null && { durationMs }),
        ...(counted && { counted }),
      },
      private: { raw, text: segments.map(({ text }) => text).join(' '), segments, setAside },
    },
  ]);
