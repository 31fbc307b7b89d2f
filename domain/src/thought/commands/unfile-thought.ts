import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtUnfiled } from '../thought-filing.events.ts';
import type { ThoughtAiUseSet } from '../thought-flags.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import { aiUseIn } from './follow-thread-ai-use.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type UnfileThought = Readonly<{ thoughtId: string; now: string }>;

export const unfileThought = (
  { thoughtId, now }: UnfileThought,
  thought: Thought,
): Decision<ThoughtUnfiled | ThoughtAiUseSet, ThoughtUnavailable> =>
  requireThought(thought, (existing) =>
    existing.threadId === null
      ? nothingNew
      : [
          { type: 'ThoughtUnfiled', data: { thoughtId, unfiledAt: now }, private: null },
          ...aiUseIn(existing, { thoughtId, mark: null, now }),
        ],
  );
