import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtAiUseSet } from '../thought-flags.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type SetThoughtAiUse = Readonly<{ thoughtId: string; withoutAi: boolean; now: string }>;

/** What was understood before stays until the person undoes it. */
export const setThoughtAiUse = (
  { thoughtId, withoutAi, now }: SetThoughtAiUse,
  thought: Thought,
): Decision<ThoughtAiUseSet, ThoughtUnavailable> =>
  requireThought(thought, ({ flags }) =>
    flags.withoutAi === withoutAi
      ? nothingNew
      : [{ type: 'ThoughtAiUseSet', data: { thoughtId, withoutAi, setAt: now }, private: null }],
  );
