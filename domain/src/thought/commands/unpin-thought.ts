import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtUnpinned } from '../thought.events.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type UnpinThought = Readonly<{ thoughtId: string; now: string }>;

export const unpinThought = (
  { thoughtId, now }: UnpinThought,
  thought: Thought,
): Decision<ThoughtUnpinned, ThoughtUnavailable> =>
  requireThought(thought, ({ pinned }) =>
    pinned ? [{ type: 'ThoughtUnpinned', data: { thoughtId, unpinnedAt: now }, private: null }] : nothingNew,
  );
