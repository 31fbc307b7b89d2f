import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { rankBetween, rankOneStep } from '@ecrin/domain/thread/thread-rank.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { useToday } from '#lib/time/clock.ts';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { useThreadDropTarget } from '../filing/use-thread-drop-target.ts';
import { ListFailed, ListLoading } from '../list/list-states.tsx';
import { ThreadFormDialog } from './thread-form.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import { threadPageMessages as pageMessages } from './thread-pages.messages.ts';
import { ProposedThread } from './thread-proposal.tsx';
import { useMoveThreadMutation } from './threads.api.ts';
import { threadMessages as messages } from './threads.messages.ts';
import { useFormatThreadName, useThreads } from './use-threads.ts';
import styles from './threads.module.css';

/** Reorders threads. Only the moved one is written, between its new neighbours. */
const useMoveThread = (threads: readonly ThreadCard[]) => {
  const [move] = useMoveThreadMutation();
  const withFeedback = useCommandFeedback();
  const moveTo = (threadId: string, rank: string) => void withFeedback(move({ threadId, rank }).unwrap());
  const oneFurther = (threadId: string, way: 'up' | 'down') => {
    const rank = rankOneStep(threads, threadId, way);
    return rank === null ? null : () => moveTo(threadId, rank);
  };
  return {
    movesOf: (threadId: string) => ({ up: oneFurther(threadId, 'up'), down: oneFurther(threadId, 'down') }),
    /** Inserts one at the place of another: before it when it came from below, after it when it came from above. */
    drop: (threadId: string, onto: string) => {
      const placeOf = (id: string) => threads.findIndex((thread) => thread.threadId === id);
      const [from, rest] = [placeOf(threadId), threads.filter((thread) => thread.threadId !== threadId)];
      if (from !== -1 && threadId !== onto)
        moveTo(
          threadId,
          rankBetween(rest[placeOf(onto) - 1]?.rank ?? null, rest[placeOf(onto)]?.rank ?? null, threadId),
        );
    },
  };
};

/** A thread in the list: its name, its figures and its last activity. Accepts dropped thoughts and other threads. */
const ThreadRow = ({ thread, order }: { thread: ThreadCard; order?: ReturnType<typeof useMoveThread> }) => {
  const { language } = useLanguage();
  const nameOf = useFormatThreadName();
  const { threadId, thoughts, lastDay } = thread;
  const today = useToday();
  const drop = useThreadDropTarget(thread, order && ((dropped) => order.drop(dropped, threadId)));
  return (
    <li className={styles['row']} {...drop}>
      <Bead colour={thread.colour} />
      <div>
        <Link href={`/app/threads/${threadId}`} data-row>
          {nameOf(thread)}
        </Link>
        <span className="xs dim">
          <FormattedMessage
            {...pageMessages.figures}
            values={{
              count: thoughts,
              when: lastDay === null ? 'none' : lastDay === today ? 'today' : 'before',
              day: lastDay === null ? '' : formatCalendarDate(language, lastDay),
            }}
          />
        </span>
      </div>
      <ThreadMenu thread={thread} {...(order && { moves: order.movesOf(threadId) })} />
    </li>
  );
};

const StartThreadButton = ({ primary, onStart }: { primary?: boolean; onStart: () => void }) => (
  <Button look={primary ? 'primary' : 'quiet'} onClick={onStart}>
    <Icon of={plusIcon} size="sm" />
    <FormattedMessage {...messages.start} />
  </Button>
);

const ThreadLists = ({ threads, onStart }: { threads: ReturnType<typeof useThreads>; onStart: () => void }) => {
  const { formatMessage } = useIntl();
  const { open, archived, failed, retry } = threads;
  const order = useMoveThread(open ?? []);
  if (failed) return <ListFailed onRetry={retry} />;
  if (!open) return <ListLoading />;
  return (
    <>
      {open.length > 0 && (
        <ul className={styles['list']}>
          {open.map((thread) => (
            <ThreadRow key={thread.threadId} thread={thread} order={order} />
          ))}
        </ul>
      )}
      {open.length === 0 && (
        <WhyEmpty
          setting
          title={formatMessage(pageMessages.empty)}
          step={<StartThreadButton primary onStart={onStart} />}
        >
          <FormattedMessage {...pageMessages.emptyText} />
        </WhyEmpty>
      )}
      {archived.length > 0 && (
        <details className={styles['archived']}>
          <summary>
            <FormattedMessage {...pageMessages.archivedOnes} values={{ count: archived.length }} />
          </summary>
          <ul className={styles['list']}>
            {archived.map((thread) => (
              <ThreadRow key={thread.threadId} thread={thread} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** What the slip of home leads to, by the tag in the address. */
const Proposed = () => {
  const [tag, [, navigate]] = [useSearchParams()[0].get('proposed'), useLocation()];
  return tag !== null && <ProposedThread tag={tag} onClose={() => navigate('/app/threads', { replace: true })} />;
};

/** All threads, in the person's own order. */
export const ThreadsScreen = () => {
  const { formatMessage } = useIntl();
  const [starting, setStarting] = useState(false);
  const threads = useThreads();
  const start = () => setStarting(true);
  useFocusFallback(threads.open ? threads.all.length : null);
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <PageHead
        back={<BackLink />}
        title={formatMessage(messages.title)}
        actions={(threads.open ?? []).length > 0 && <StartThreadButton onStart={start} />}
      />
      <p className="dim">
        <FormattedMessage {...pageMessages.lead} />
      </p>
      <ThreadLists threads={threads} onStart={start} />
      <Proposed />
      {starting && <ThreadFormDialog onClose={() => setStarting(false)} />}
    </Page>
  );
};
