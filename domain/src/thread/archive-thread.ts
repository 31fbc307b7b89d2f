import { nothingNew, type Decision } from '../kernel/event-sourcing.ts';
import type { Thread } from './thread.aggregate.ts';
import type { ThreadArchived } from './thread.events.ts';
import { whileOpen, type NotOpen } from './while-open.ts';

export type ArchiveThread = Readonly<{ threadId: string; now: string }>;

export const archiveThread = ({ threadId, now }: ArchiveThread, thread: Thread): Decision<ThreadArchived, NotOpen> =>
  whileOpen(thread, ({ archived }) =>
    archived ? nothingNew : [{ type: 'ThreadArchived', data: { threadId, archivedAt: now }, private: null }],
  );
