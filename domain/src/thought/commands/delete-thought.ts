import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtDeleted } from '../thought.events.ts';

export type DeleteThought = Readonly<{ thoughtId: string; now: string }>;

export const deleteThought = (
  { thoughtId, now }: DeleteThought,
  thought: Thought,
): Decision<ThoughtDeleted, 'thought.not-found'> => {
  if (thought.status === 'not-created' || thought.status === 'erased') return refuse('thought.not-found');
  if (thought.status === 'deleted') return nothingNew;

  return [{ type: 'ThoughtDeleted', data: { thoughtId, deletedAt: now }, private: null }];
};
