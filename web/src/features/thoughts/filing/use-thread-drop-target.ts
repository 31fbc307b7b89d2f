import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLinkDrop } from '#lib/page/use-link-drop.ts';
import { useLazyFindThoughtQuery } from '../thought.api.ts';
import { useFileThought } from './use-file-thought.ts';

type DroppedLink = Readonly<{ thoughtId: string }> | Readonly<{ threadId: string }>;

const pagePath = /^\/app\/(thoughts|threads)\/([0-9a-f-]{36})$/u;

/** The thought or thread whose page has this path; null for any other page. */
export const thoughtOrThreadOf = (path: string): DroppedLink | null => {
  const found = pagePath.exec(path);
  if (!found?.[2]) return null;
  return found[1] === 'thoughts' ? { thoughtId: found[2] } : { threadId: found[2] };
};

/** A thread that accepts dropped thoughts. `onThread`: another thread was dropped. */
export const useThreadDropTarget = (
  thread: Pick<ThreadCard, 'threadId' | 'name'>,
  onThread?: (threadId: string) => void,
) => {
  const filing = useFileThought();
  const [find] = useLazyFindThoughtQuery();
  const withFeedback = useCommandFeedback();
  // Its current thread is loaded first, so that the drop can be undone.
  const file = async (thoughtId: string) => {
    const { thread: from } = await find(thoughtId, true).unwrap();
    await filing({ thoughtId, to: thread, from: from?.threadId ?? null });
  };
  return useLinkDrop(thoughtOrThreadOf, (dropped) =>
    'threadId' in dropped ? onThread?.(dropped.threadId) : void withFeedback(file(dropped.thoughtId)),
  );
};
