import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { QueuesAnswer, WorkCounts, WorkPage } from '@ecrin/contracts/operation/operation.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { FailedWork } from './failed-work.tsx';
import { EnginesPanel, ProjectionsPanel, RunsPanel } from './queue-panels.tsx';
import { useCountWorkQuery, useGetQueuesQuery, useListFailedWorkQuery, useRetryWorkMutation } from './queues.api.ts';
import { queuesMessages as messages } from './queues.messages.ts';
import styles from './queues.module.css';

const [pageSize, most] = [20, 100];
/** Engines and runs tell nobody when they change, in ms. */
const pollingInterval = 10_000;
const fresh = { refetchOnMountOrArgChange: true, pollingInterval, skipPollingIfUnfocused: true } as const;

const Counts = ({ counts }: Readonly<{ counts: WorkCounts }>) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Figures
      figures={[
        {
          label: formatMessage(messages.failed),
          value: formatNumber(counts.failed),
          unit: formatMessage(messages.retryable, { count: counts.retryable }),
        },
        { label: formatMessage(messages.waiting), value: formatNumber(counts.waiting) },
        { label: formatMessage(messages.parkedModels), value: formatNumber(counts.parkedModels) },
      ]}
    />
  );
};

const RetryAll = ({ count }: Readonly<{ count: number }>) => {
  const { formatMessage } = useIntl();
  const [retry, { isLoading }] = useRetryWorkMutation();
  const retryAll = async () => {
    const { data } = await retry({});
    if (data) showToast({ tone: 'done', message: formatMessage(messages.retried, { count: data.retried }) });
  };
  return (
    <Button busy={isLoading} onClick={() => void retryAll()}>
      {formatMessage(messages.retryAll, { count })}
    </Button>
  );
};

type LoadedProps = Readonly<{
  queues: QueuesAnswer;
  failed: WorkPage;
  counts: WorkCounts;
  onMore: (() => void) | null;
}>;

const Failures = ({ queues, failed, counts, onMore }: LoadedProps) => {
  const { formatMessage } = useIntl();
  const items = [...queues.stopped, ...failed.items];
  return (
    <section className={styles['failures']}>
      <div className={styles['head']}>
        <h2 className="h4">{formatMessage(messages.failures)}</h2>
        {counts.retryable > 0 && <RetryAll count={counts.retryable} />}
      </div>
      {items.length > 0 ? <FailedWork items={items} /> : <EmptyState title={formatMessage(messages.nothingFailed)} />}
      {failed.nextCursor !== null && onMore && <Button onClick={onMore}>{formatMessage(messages.more)}</Button>}
    </section>
  );
};

const Loaded = (props: LoadedProps) => {
  const { formatMessage } = useIntl();
  const { queues, counts } = props;
  return (
    <>
      <Counts counts={counts} />
      {queues.outbox.includes('mail') && <Banner tone="warn">{formatMessage(messages.outbox)}</Banner>}
      <Failures {...props} />
      <div className={styles['columns']}>
        <RunsPanel runs={queues.runs} />
        <EnginesPanel engines={queues.engines} messages={queues.messages} />
      </div>
      <ProjectionsPanel projections={queues.projections} />
    </>
  );
};

export const QueuesScreen = () => {
  const { formatMessage } = useIntl();
  const [limit, setLimit] = useState(pageSize);
  const { data: queues, isError, refetch } = useGetQueuesQuery(undefined, fresh);
  const { data: failed } = useListFailedWorkQuery(limit, fresh);
  const { data: counts } = useCountWorkQuery(undefined, fresh);
  usePageTitle(formatMessage(messages.title));
  if (queues && failed && counts)
    return <Loaded {...{ queues, failed, counts }} onMore={limit < most ? () => setLimit(most) : null} />;
  return isError ? (
    <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />
  ) : (
    <Skeleton label={formatMessage(messages.loading)} lines={[100, 48, 100, 100]} />
  );
};
