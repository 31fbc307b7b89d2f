import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtAiUseSet } from '../thought-flags.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtRestored } from '../thought.events.ts';
import { aiUseIn, type ThreadMark } from './follow-thread-ai-use.ts';

/** `mark`: of the thread it is found in today, which may have become one without AI meanwhile. */
export type RestoreThought = Readonly<{ thoughtId: string; mark: ThreadMark; now: string }>;

/** Undoes a deletion. */
export const restoreThought = (
  { thoughtId, mark, now }: RestoreThought,
  thought: Thought,
): Decision<ThoughtRestored | ThoughtAiUseSet, 'thought.not-found'> => {
  if (thought.status === 'not-created' || thought.status === 'erased') return refuse('thought.not-found');
  if (thought.status === 'active') return nothingNew;

  return [
    { type: 'ThoughtRestored', data: { thoughtId, restoredAt: now }, private: null },
    ...(mark?.withoutAi ? aiUseIn(thought.before, { thoughtId, mark, now }) : []),
  ];
};
