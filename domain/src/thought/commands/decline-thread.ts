import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtThreadDeclined } from '../thought-filing.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type DeclineThread = Readonly<{ thoughtId: string; threadId: string; now: string }>;

/** That thread is not suggested for this thought again. */
export const declineThread = (
  { thoughtId, threadId, now }: DeclineThread,
  thought: Thought,
): Decision<ThoughtThreadDeclined, ThoughtUnavailable> =>
  requireThought(thought, ({ declinedThreads }) =>
    declinedThreads.includes(threadId)
      ? nothingNew
      : [{ type: 'ThoughtThreadDeclined', data: { thoughtId, threadId, declinedAt: now }, private: null }],
  );
