import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtFiled } from '../thought-filing.events.ts';
import type { ThoughtAiUseSet } from '../thought-flags.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import { aiUseIn } from './follow-thread-ai-use.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

/** The caller checks that the thread exists: it has its own stream, and `withoutAi` is its mark. `suggested`: the person accepted a suggestion. */
export type FileThought = Readonly<{
  thoughtId: string;
  threadId: string;
  suggested: boolean;
  withoutAi: boolean;
  now: string;
}>;

/** A thought is in one thread at most; the last filing holds. */
export const fileThought = (
  { thoughtId, threadId, suggested, withoutAi, now }: FileThought,
  thought: Thought,
): Decision<ThoughtFiled | ThoughtAiUseSet, ThoughtUnavailable> =>
  requireThought(thought, (existing) =>
    existing.threadId === threadId
      ? nothingNew
      : [
          { type: 'ThoughtFiled', data: { thoughtId, threadId, suggested, filedAt: now }, private: null },
          ...aiUseIn(existing, { thoughtId, mark: { threadId, withoutAi }, now }),
        ],
  );
