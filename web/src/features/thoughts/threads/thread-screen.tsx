import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { facetOffIcon } from '@ecrin/ui/icon/icons.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useParams } from 'wouter';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { ChoosingList } from '../choosing/choosing-list.tsx';
import { PageThreadContext } from '../filing/file-thought-button.tsx';
import { ListFailed, ListLoading } from '../list/list-states.tsx';
import { MoreThoughts } from '../list/more-thoughts.tsx';
import { ThoughtGroups } from '../list/thought-groups.tsx';
import { linesOf } from '../list/timeline.ts';
import { useThoughtList } from '../list/use-thought-list.ts';
import { threadAiUseMessages } from './thread-ai-use.messages.ts';
import { ThreadMenu } from './thread-menu.tsx';
import { threadPageMessages as pageMessages } from './thread-pages.messages.ts';
import { useFindThreadQuery } from './threads.api.ts';
import { threadMessages as messages } from './threads.messages.ts';
import { useFormatThreadName } from './use-threads.ts';
import styles from './threads.module.css';

const ThreadDateRange = ({ thread: { thoughts, firstDay, lastDay } }: { thread: ThreadCard }) => {
  const { language } = useLanguage();
  const shown = (day: string | null) => (day === null ? '' : formatCalendarDate(language, day));
  return (
    <span>
      <FormattedMessage
        {...pageMessages.story}
        values={{
          count: thoughts,
          from: shown(firstDay),
          to: shown(lastDay),
          days: firstDay === lastDay ? 'one' : 'more',
        }}
      />
    </span>
  );
};

/** Its thoughts in order of time, the first one first. */
const ThreadThoughts = ({ threadId }: { threadId: string }) => {
  const { formatMessage } = useIntl();
  const { thoughts, total, totalIsExact, more, failed, retry } = useThoughtList(`thread=${threadId}&order=oldest`);
  if (failed) return <ListFailed onRetry={retry} />;
  if (!thoughts) return <ListLoading />;
  if (thoughts.length === 0) {
    const way = (
      <Link href="/app/thoughts" {...buttonLook({ look: 'primary' })}>
        <FormattedMessage {...pageMessages.toThoughts} />
      </Link>
    );
    return (
      <WhyEmpty setting ofThoughts title={formatMessage(pageMessages.emptyStory)} step={way}>
        <FormattedMessage {...pageMessages.emptyStoryText} />
      </WhyEmpty>
    );
  }
  return (
    <ChoosingList shown={thoughts}>
      {(begin) => (
        <>
          <p className={styles['choose']}>{begin}</p>
          <PageThreadContext value={threadId}>
            <ThoughtGroups items={linesOf(thoughts)} by="month" open={more !== null} />
          </PageThreadContext>
          {more && (
            <MoreThoughts
              shown={thoughts.length}
              total={total}
              exact={totalIsExact}
              loading={more.loading}
              failed={more.failed}
              onMore={more.load}
            />
          )}
        </>
      )}
    </ChoosingList>
  );
};

/** Its days, its marks, and where its thoughts are listed. */
const ThreadFacts = ({ thread }: { thread: ThreadCard }) => (
  <p className={styles['crumbs']}>
    <ThreadDateRange thread={thread} />
    {thread.archived && (
      <span>
        <FormattedMessage {...pageMessages.archived} />
      </span>
    )}
    {thread.withoutAi && (
      <span className={styles['mark']}>
        <Icon of={facetOffIcon} size="xs" /> <FormattedMessage {...threadAiUseMessages.withoutAi} />
      </span>
    )}
    {thread.thoughts > 0 && (
      <Link href={`/app/thoughts?thread=${thread.threadId}`} className="link">
        <FormattedMessage {...pageMessages.storyList} />
      </Link>
    )}
    {thread.thoughts > 0 && (
      <Link href={`/app/stories/new?thread=${thread.threadId}`} className="link">
        <FormattedMessage {...pageMessages.makeStory} />
      </Link>
    )}
  </p>
);

const LoadedThread = ({ thread }: { thread: ThreadCard }) => {
  const [, navigate] = useLocation();
  const name = useFormatThreadName()(thread);
  usePageTitle(name);
  return (
    <Page>
      <div className={styles['top']}>
        <BackLink />
        <ThreadMenu
          thread={thread}
          onGone={(intoId) => navigate(intoId === null ? '/app/threads' : `/app/threads/${intoId}`)}
        />
      </div>
      <h1 className={`display ${styles['title']}`} tabIndex={-1}>
        <Bead colour={thread.colour} />
        {name}
      </h1>
      {thread.description !== null && (
        <p className={`words ${styles['about']}`} dir="auto" data-size="sm">
          {withFrenchTypography(thread.description)}
        </p>
      )}
      <ThreadFacts thread={thread} />
      <ThreadThoughts threadId={thread.threadId} />
    </Page>
  );
};

const ThreadNotFound = () => {
  const { formatMessage } = useIntl();
  const way = (
    <Link href="/app/threads" {...buttonLook({ look: 'primary' })}>
      <FormattedMessage {...messages.all} />
    </Link>
  );
  usePageTitle(formatMessage(pageMessages.missing));
  return (
    <EmptyState level={1} title={formatMessage(pageMessages.missing)} action={way}>
      <FormattedMessage {...pageMessages.missingText} />
    </EmptyState>
  );
};

const isMissing = (error: ReturnType<typeof useFindThreadQuery>['error']) =>
  error !== undefined && 'status' in error && [400, 404].includes(error.status ?? 0);

/** One thread, read in order. The address of a merged thread is replaced by that of its target. */
export const ThreadScreen = () => {
  const { threadId } = useParams<{ threadId: string }>();
  const [, navigate] = useLocation();
  const { currentData: thread, error, refetch } = useFindThreadQuery(threadId);
  const missing = isMissing(error);
  const currentId = thread?.threadId;
  useEffect(() => {
    if (currentId !== undefined && currentId !== threadId && !missing)
      navigate(`/app/threads/${currentId}`, { replace: true });
  }, [currentId, threadId, missing, navigate]);
  if (thread && !missing) return <LoadedThread key={thread.threadId} thread={thread} />;
  if (!error)
    return (
      <Page>
        <BackLink />
        <ListLoading />
      </Page>
    );
  return <Page>{missing ? <ThreadNotFound /> : <ListFailed onRetry={() => void refetch()} />}</Page>;
};
