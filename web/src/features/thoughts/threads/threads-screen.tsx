import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#lib/page/page-title.ts';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { ListFailed, ListLoading } from '../list/list-states.tsx';
import { ThreadFormDialog } from './thread-form-dialog.tsx';
import { ThreadRow } from './thread-row.tsx';
import { threadMessages as messages } from './threads.messages.ts';
import { useMoveThread } from './use-move-thread.ts';
import { useThreads } from './use-threads.ts';
import styles from './threads.module.css';

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
        <EmptyState
          setting
          title={formatMessage(messages.empty)}
          action={<StartThreadButton primary onStart={onStart} />}
        >
          <FormattedMessage {...messages.emptyText} />
        </EmptyState>
      )}
      {archived.length > 0 && (
        <details className={styles['archived']}>
          <summary>
            <FormattedMessage {...messages.archivedOnes} values={{ count: archived.length }} />
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
        title={formatMessage(messages.title)}
        actions={(threads.open ?? []).length > 0 && <StartThreadButton onStart={start} />}
      />
      <p className="dim">
        <FormattedMessage {...messages.lead} />
      </p>
      <ThreadLists threads={threads} onStart={start} />
      {starting && <ThreadFormDialog onClose={() => setStarting(false)} />}
    </Page>
  );
};
