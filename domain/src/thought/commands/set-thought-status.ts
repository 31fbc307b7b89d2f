import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtStatusSet } from '../thought-flags.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { StatusLabel } from '../thought.vocabulary.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

/** `status` null removes the label. */
export type SetThoughtStatus = Readonly<{ thoughtId: string; status: StatusLabel | null; now: string }>;

export const setThoughtStatus = (
  { thoughtId, status, now }: SetThoughtStatus,
  thought: Thought,
): Decision<ThoughtStatusSet, ThoughtUnavailable> =>
  requireThought(thought, ({ flags }) =>
    flags.status === status
      ? nothingNew
      : [{ type: 'ThoughtStatusSet', data: { thoughtId, status, setAt: now }, private: null }],
  );
