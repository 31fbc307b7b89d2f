import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { useLazyFindThoughtQuery } from '../thought.api.ts';
import { useFileThought } from './use-file-thought.ts';
import { useLinkDrop } from './use-link-drop.ts';

/** A thread that takes thoughts dragged onto it. `onThread`: another thread was. */
export const useThreadDropTarget = (
  thread: Pick<ThreadCard, 'threadId' | 'name'>,
  onThread?: (threadId: string) => void,
) => {
  const filing = useFileThought();
  const [find] = useLazyFindThoughtQuery();
  const told = useCommandFeedback();
  // Where it was is asked for first, so that the drag can be taken back.
  const file = async (thoughtId: string) => {
    const { thread: from } = await find(thoughtId, true).unwrap();
    await filing({ thoughtId, to: thread, from: from?.threadId ?? null });
  };
  return useLinkDrop((dropped) =>
    'threadId' in dropped ? onThread?.(dropped.threadId) : void told(file(dropped.thoughtId)),
  );
};
