import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { useThreadDropTarget } from '../filing/use-thread-drop-target.ts';
import { ThreadMenu } from './thread-menu.tsx';
import { threadMessages as messages } from './threads.messages.ts';
import type { useMoveThread } from './use-move-thread.ts';
import { useFormatThreadName } from './use-threads.ts';
import styles from './threads.module.css';

/** A thread in the list: its name, how much it holds and since when it rests. Thoughts and other threads can be dragged onto it. */
export const ThreadRow = ({ thread, order }: { thread: ThreadCard; order?: ReturnType<typeof useMoveThread> }) => {
  const { language } = useLanguage();
  const nameOf = useFormatThreadName();
  const { threadId, thoughts, lastDay } = thread;
  const drop = useThreadDropTarget(thread, order && ((dropped) => order.drop(dropped, threadId)));
  return (
    <li className={styles['row']} {...drop}>
      <Bead colour={thread.colour} />
      <div>
        <Link href={`/app/threads/${threadId}`}>{nameOf(thread)}</Link>
        <span className="xs dim">
          <FormattedMessage
            {...messages.figures}
            values={{ count: thoughts, day: lastDay === null ? 'none' : formatCalendarDate(language, lastDay) }}
          />
        </span>
      </div>
      <ThreadMenu thread={thread} {...(order && { moves: order.movesOf(threadId) })} />
    </li>
  );
};
