import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtUnfiled } from '../thought.events.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type UnfileThought = Readonly<{ thoughtId: string; now: string }>;

export const unfileThought = (
  { thoughtId, now }: UnfileThought,
  thought: Thought,
): Decision<ThoughtUnfiled, ThoughtUnavailable> =>
  requireThought(thought, ({ threadId }) =>
    threadId === null ? nothingNew : [{ type: 'ThoughtUnfiled', data: { thoughtId, unfiledAt: now }, private: null }],
  );
