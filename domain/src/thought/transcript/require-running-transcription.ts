import { nothingNew, refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Recording } from '../recordings.ts';
import type { Thought } from '../thought.aggregate.ts';

/** Results of a transcription count only while its own attempt is the current one; a late result changes nothing. */
export const requireRunningTranscription = <Decided extends Decision<DomainEvent, string>>(
  thought: Thought,
  attempt: number,
  decide: (recording: Recording) => Decided,
): Decided | readonly never[] | Refusal<ThoughtUnavailable | 'thought.not-spoken'> =>
  requireThought(thought, ({ recordings }): Decided | readonly never[] | Refusal<'thought.not-spoken'> => {
    if (recordings.length === 0) return refuse('thought.not-spoken');
    const running = recordings.find(
      ({ transcript }) => transcript.status === 'processing' && transcript.attempt === attempt,
    );
    return running ? decide(running) : nothingNew;
  });
