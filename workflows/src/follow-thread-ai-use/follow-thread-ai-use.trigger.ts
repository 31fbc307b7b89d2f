import type { ThreadAiUseSet, ThreadMerged, ThreadRestored } from '@ecrin/domain/thread/thread.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { FollowThreadAiUseInput } from './follow-thread-ai-use.input.ts';

type ThreadChange = Pick<RecordedEvent, 'revision' | 'metadata'> & Readonly<{ data: Readonly<{ threadId: string }> }>;

const start = (
  { data: { threadId }, revision, metadata: { ownerId } }: ThreadChange,
  loosens: boolean,
): TriggerAction => {
  const input: FollowThreadAiUseInput = { threadId, revision, loosens, ownerId };
  return { start: { workflow: 'follow-thread-ai-use', id: `follow-thread-ai-use/${threadId}/${revision}`, input } };
};

/** Whenever other thoughts are found in a thread, or it is marked otherwise. Filing a single thought is decided with it. */
export const followThreadAiUseTrigger = defineTrigger<ThreadAiUseSet | ThreadMerged | ThreadRestored>()({
  name: 'follow-thread-ai-use',
  on: {
    ThreadAiUseSet: (event) => start(event, true),
    ThreadMerged: (event) => start(event, false),
    ThreadRestored: (event) => start(event, true),
  },
});
