import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadArchived } from '../thread.events.ts';
import { requireOpenThread, type ThreadUnavailable } from './require-open-thread.ts';

export type ArchiveThread = Readonly<{ threadId: string; now: string }>;

export const archiveThread = (
  { threadId, now }: ArchiveThread,
  thread: Thread,
): Decision<ThreadArchived, ThreadUnavailable> =>
  requireOpenThread(thread, ({ archived }) =>
    archived ? nothingNew : [{ type: 'ThreadArchived', data: { threadId, archivedAt: now }, private: null }],
  );
