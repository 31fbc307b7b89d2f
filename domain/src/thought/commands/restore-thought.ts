import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtRestored } from '../thought.events.ts';

export type RestoreThought = Readonly<{ thoughtId: string; now: string }>;

/** Undoes a deletion. */
export const restoreThought = (
  { thoughtId, now }: RestoreThought,
  thought: Thought,
): Decision<ThoughtRestored, 'thought.not-found'> => {
  if (thought.status === 'not-created') return refuse('thought.not-found');
  if (thought.status === 'active') return nothingNew;

  return [{ type: 'ThoughtRestored', data: { thoughtId, restoredAt: now }, private: null }];
};
