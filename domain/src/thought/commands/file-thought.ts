import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtFiled } from '../thought.events.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

/** The caller checks that the thread exists: it has its own stream. `suggested`: the person accepted a suggestion. */
export type FileThought = Readonly<{ thoughtId: string; threadId: string; suggested: boolean; now: string }>;

/** A thought is in one thread at most; the last filing holds. */
export const fileThought = (
  { thoughtId, threadId, suggested, now }: FileThought,
  thought: Thought,
): Decision<ThoughtFiled, ThoughtUnavailable> =>
  requireThought(thought, (existing) =>
    existing.threadId === threadId
      ? nothingNew
      : [{ type: 'ThoughtFiled', data: { thoughtId, threadId, suggested, filedAt: now }, private: null }],
  );
