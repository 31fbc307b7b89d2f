import { parseUrl } from '@ecrin/browser/navigation/parse-url.ts';
import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { useState, type DragEvent } from 'react';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLazyFindThoughtQuery } from '../thought.api.ts';
import { useFileThought } from './use-file-thought.ts';

/** A thought or a thread dragged by its own link: browsers transfer a link's address, so nothing else needs to be draggable. */
type DroppedLink = Readonly<{ thoughtId: string }> | Readonly<{ threadId: string }>;

const pagePath = /^\/app\/(thoughts|threads)\/([0-9a-f-]{36})$/u;

/** The thought or thread of an address of this site; null for anything else. `base`: an address of the site itself. */
export const parseDroppedLink = (address: string, base: string): DroppedLink | null => {
  const url = parseUrl(address.split(/[\r\n]/u)[0] ?? '', base);
  const found = url?.origin === new URL(base).origin ? pagePath.exec(url.pathname) : null;
  if (!found?.[2]) return null;
  return found[1] === 'thoughts' ? { thoughtId: found[2] } : { threadId: found[2] };
};

const isLink = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('text/uri-list');

/** Makes an element a drop target for links of thoughts and threads; by keyboard the picker and the menus do the same. */
const useLinkDrop = (onDropped: (dropped: DroppedLink) => void) => {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!isLink(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const dropped = parseDroppedLink(event.dataTransfer.getData('text/uri-list'), location.href);
      if (!dropped) return;
      event.preventDefault();
      onDropped(dropped);
    },
  };
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
  return useLinkDrop((dropped) =>
    'threadId' in dropped ? onThread?.(dropped.threadId) : void withFeedback(file(dropped.thoughtId)),
  );
};
