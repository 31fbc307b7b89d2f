import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadUnarchived } from '../thread.events.ts';
import { requireOpenThread, type ThreadUnavailable } from './require-open-thread.ts';

export type UnarchiveThread = Readonly<{ threadId: string; now: string }>;

export const unarchiveThread = (
  { threadId, now }: UnarchiveThread,
  thread: Thread,
): Decision<ThreadUnarchived, ThreadUnavailable> =>
  requireOpenThread(thread, ({ archived }) =>
    archived ? [{ type: 'ThreadUnarchived', data: { threadId, unarchivedAt: now }, private: null }] : nothingNew,
  );
