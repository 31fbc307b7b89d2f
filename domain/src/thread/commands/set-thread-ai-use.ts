import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadAiUseSet } from '../thread.events.ts';
import { requireOpenThread, type ThreadUnavailable } from './require-open-thread.ts';

export type SetThreadAiUse = Readonly<{ threadId: string; withoutAi: boolean; now: string }>;

/** Its thoughts follow, each in its own stream: see `followThreadAiUse`. */
export const setThreadAiUse = (
  { threadId, withoutAi, now }: SetThreadAiUse,
  thread: Thread,
): Decision<ThreadAiUseSet, ThreadUnavailable> =>
  requireOpenThread(thread, (open) =>
    open.withoutAi === withoutAi
      ? nothingNew
      : [{ type: 'ThreadAiUseSet', data: { threadId, withoutAi, setAt: now }, private: null }],
  );
