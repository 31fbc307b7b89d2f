import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadDeleted } from '../thread.events.ts';

export type DeleteThread = Readonly<{ threadId: string; now: string }>;
export type DeleteThreadRefusal = 'thread.not-found' | 'thread.merged';

/** Thoughts are not changed: a filing in a deleted thread is void until the thread is restored. */
export const deleteThread = (
  { threadId, now }: DeleteThread,
  thread: Thread,
): Decision<ThreadDeleted, DeleteThreadRefusal> => {
  if (thread.status === 'not-started') return refuse('thread.not-found');
  if (thread.status === 'merged') return refuse('thread.merged');
  return thread.status === 'deleted'
    ? nothingNew
    : [{ type: 'ThreadDeleted', data: { threadId, deletedAt: now }, private: null }];
};
