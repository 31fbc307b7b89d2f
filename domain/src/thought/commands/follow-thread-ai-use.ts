import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtAiUseSet } from '../thought-flags.events.ts';
import type { ExistingThought, Thought } from '../thought.aggregate.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

/** The thread a thought is found in; null: none. */
export type ThreadMark = Readonly<{ threadId: string; withoutAi: boolean }> | null;
export type FollowThreadAiUse = Readonly<{ thoughtId: string; mark: ThreadMark; now: string }>;

/** A thought in a thread without AI has the mark too; outside it loses the mark, unless it is the person's own word on this thought. */
export const followThreadAiUse = (
  followed: FollowThreadAiUse,
  thought: Thought,
): Decision<ThoughtAiUseSet, ThoughtUnavailable> =>
  requireThought(thought, (existing) => {
    const events = aiUseIn(existing, followed);
    return events.length === 0 ? nothingNew : events;
  });

/** The change that being found in this thread makes; none, or one event. */
export const aiUseIn = (
  { flags, aiUseFrom }: Pick<ExistingThought, 'flags' | 'aiUseFrom'>,
  { thoughtId, mark, now }: FollowThreadAiUse,
): readonly ThoughtAiUseSet[] => {
  const set = (withoutAi: boolean, threadId: string): readonly ThoughtAiUseSet[] => [
    { type: 'ThoughtAiUseSet', data: { thoughtId, withoutAi, setAt: now, threadId }, private: null },
  ];
  const isOwn = flags.withoutAi && aiUseFrom === null;
  if (isOwn) return [];
  if (mark?.withoutAi) return aiUseFrom === mark.threadId ? [] : set(true, mark.threadId);
  return aiUseFrom === null ? [] : set(false, aiUseFrom);
};
