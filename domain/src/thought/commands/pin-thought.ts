import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtPinned, ThoughtUnpinned } from '../thought-flags.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type PinThought = Readonly<{ thoughtId: string; now: string }>;

export const pinThought = (
  { thoughtId, now }: PinThought,
  thought: Thought,
): Decision<ThoughtPinned, ThoughtUnavailable> =>
  requireThought(thought, ({ flags: { pinned } }) =>
    pinned ? nothingNew : [{ type: 'ThoughtPinned', data: { thoughtId, pinnedAt: now }, private: null }],
  );

export const unpinThought = (
  { thoughtId, now }: PinThought,
  thought: Thought,
): Decision<ThoughtUnpinned, ThoughtUnavailable> =>
  requireThought(thought, ({ flags: { pinned } }) =>
    pinned ? [{ type: 'ThoughtUnpinned', data: { thoughtId, unpinnedAt: now }, private: null }] : nothingNew,
  );
