import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isThreadRank } from '../thread-rank.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadMoved } from '../thread.events.ts';
import { requireOpenThread, type ThreadUnavailable } from './require-open-thread.ts';

export type MoveThread = Readonly<{ threadId: string; rank: string; now: string }>;

export const moveThread = (
  { threadId, rank, now }: MoveThread,
  thread: Thread,
): Decision<ThreadMoved, ThreadUnavailable | 'thread.rank-not-accepted'> =>
  requireOpenThread<Decision<ThreadMoved, 'thread.rank-not-accepted'>>(thread, (open) => {
    if (!isThreadRank(rank)) return refuse('thread.rank-not-accepted');
    return open.rank === rank
      ? nothingNew
      : [{ type: 'ThreadMoved', data: { threadId, rank, movedAt: now }, private: null }];
  });
