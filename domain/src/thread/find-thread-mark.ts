import type { ThreadMark } from '#thought/commands/follow-thread-ai-use.ts';
import type { Thread } from './thread.aggregate.ts';

/** The thread in which a thought filed here is found, over any number of merges, and whether it is without AI; null: in none. */
export const findThreadMark = async (
  load: (threadId: string) => Promise<Thread>,
  threadId: string | null,
): Promise<ThreadMark> => {
  const passed = new Set<string>();
  for (let id = threadId; id !== null && !passed.has(id);) {
    passed.add(id);
    const thread = await load(id);
    if (thread.status === 'open') return { threadId: id, withoutAi: thread.withoutAi };
    id = thread.status === 'merged' ? thread.intoId : null;
  }
  return null;
};
