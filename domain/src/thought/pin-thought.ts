import { nothingNew, type Decision } from '../kernel/event-sourcing.ts';
import type { Thought } from './thought.aggregate.ts';
import type { ThoughtPinned } from './thought.events.ts';
import { whileKept, type NotKept } from './while-kept.ts';

export type PinThought = Readonly<{ thoughtId: string; now: string }>;

export const pinThought = ({ thoughtId, now }: PinThought, thought: Thought): Decision<ThoughtPinned, NotKept> =>
  whileKept(thought, ({ pinned }) =>
    pinned ? nothingNew : [{ type: 'ThoughtPinned', data: { thoughtId, pinnedAt: now }, private: null }],
  );
