import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { ExistingThought, Thought } from '../thought.aggregate.ts';

export type ThoughtUnavailable = 'thought.not-found' | 'thought.deleted';

/** Every change but restoring requires an existing thought. */
export const requireThought = <Decided extends Decision<DomainEvent, string>>(
  thought: Thought,
  decide: (before: ExistingThought) => Decided,
): Decided | Refusal<ThoughtUnavailable> => {
  if (thought.status === 'not-created' || thought.status === 'erased') return refuse('thought.not-found');
  if (thought.status === 'deleted') return refuse('thought.deleted');
  return decide(thought);
};
