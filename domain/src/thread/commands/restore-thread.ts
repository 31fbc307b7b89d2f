import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadRestored } from '../thread.events.ts';

export type RestoreThread = Readonly<{ threadId: string; now: string }>;

/** Undoes a deletion or a merge. */
export const restoreThread = (
  { threadId, now }: RestoreThread,
  thread: Thread,
): Decision<ThreadRestored, 'thread.not-found'> => {
  if (thread.status === 'not-started') return refuse('thread.not-found');
  return thread.status === 'open'
    ? nothingNew
    : [{ type: 'ThreadRestored', data: { threadId, restoredAt: now }, private: null }];
};
