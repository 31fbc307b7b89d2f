import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useThreadDropTarget } from '../filing/use-thread-drop-target.ts';
import { threadMessages as messages } from './threads.messages.ts';
import { useFormatThreadName, useThreads } from './use-threads.ts';
import styles from './threads.module.css';

const threadsShown = 5;

const Row = ({ thread }: { thread: ThreadCard }) => {
  const nameOf = useFormatThreadName();
  return (
    <Link href={`/app/threads/${thread.threadId}`} className={styles['link']} {...useThreadDropTarget(thread)}>
      <Bead colour={thread.colour} />
      {nameOf(thread)}
      {thread.thoughts > 0 && <small>{thread.thoughts}</small>}
    </Link>
  );
};

/** Where a thought that is being dragged can be dropped: the first few threads, at the side of the day. */
export const ThreadsAside = () => {
  const { open } = useThreads();
  if (!open || open.length === 0) return null;
  return (
    <section>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      <div className={styles['links']}>
        {open.slice(0, threadsShown).map((thread) => (
          <Row key={thread.threadId} thread={thread} />
        ))}
      </div>
    </section>
  );
};
