import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadMerged } from '../thread.events.ts';
import { requireOpenThread, type ThreadUnavailable } from './require-open-thread.ts';

/** The caller checks that the other thread exists and is open: it has its own stream. */
export type MergeThread = Readonly<{ threadId: string; intoId: string; now: string }>;

export const mergeThread = (
  { threadId, intoId, now }: MergeThread,
  thread: Thread,
): Decision<ThreadMerged, ThreadUnavailable | 'thread.merged-into-itself'> => {
  if (thread.status === 'merged' && thread.intoId === intoId) return nothingNew;
  return requireOpenThread<Decision<ThreadMerged, 'thread.merged-into-itself'>>(thread, () =>
    threadId === intoId
      ? refuse('thread.merged-into-itself')
      : [{ type: 'ThreadMerged', data: { threadId, intoId, mergedAt: now }, private: null }],
  );
};
