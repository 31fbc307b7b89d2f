import {
  followThreadAiUse,
  type FollowThreadAiUse,
  type ThreadMark,
} from '@ecrin/domain/thought/commands/follow-thread-ai-use.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { decideOnThought, type DecideServices } from '#decide-on-thought.ts';
import type { FollowThreadAiUseInput, FollowThreadAiUseOutcome } from './follow-thread-ai-use.input.ts';

/** `mark`: of the thread that an id resolves to today, with all thoughts found in it; null while read models are behind. */
export type ThoughtsInThread = (
  asked: Readonly<{ ownerId: string; threadId: string }>,
) => Promise<Readonly<{ mark: ThreadMark; thoughtIds: readonly string[] }> | null>;
export type FollowThreadAiUseServices = DecideServices &
  Readonly<{ events: Pick<Events, 'readStream'>; thoughtsInThread: ThoughtsInThread }>;

export const createFollowThreadAiUseActivities = (services: FollowThreadAiUseServices) => ({
  mark: async (
    { threadId, loosens }: FollowThreadAiUseInput,
    { idempotencyKey, signal }: ActivityContext,
  ): Promise<FollowThreadAiUseOutcome> => {
    const { events, thoughtsInThread } = services;
    const ownerId = thread.ownerOf((await loadAggregate(events, thread, { id: threadId })).state);
    const found = ownerId === null ? { mark: null, thoughtIds: [] } : await thoughtsInThread({ ownerId, threadId });
    if (!found) throw new ActivityFault('models-behind', 'read models are behind', 0);
    const { mark, thoughtIds } = found;
    if (!mark?.withoutAi && !loosens) return 0;
    for (const thoughtId of thoughtIds) {
      signal.throwIfAborted();
      const { state: existing } = await loadAggregate(events, thought, { id: thoughtId });
      if (existing.status !== 'active') continue;
      const step = { process: 'follow-thread-ai-use', idempotencyKey, thoughtId, existing };
      await decideOnThought(services, step)(
        `followThreadAiUse-${thoughtId}`,
        followThreadAiUse,
        (now): FollowThreadAiUse => ({ thoughtId, mark, now }),
      );
    }
    return thoughtIds.length;
  },
});
export type FollowThreadAiUseActivities = ReturnType<typeof createFollowThreadAiUseActivities>;
