import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { QueuesAnswer, WorkCounts } from '@ecrin/contracts/operation/operation.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { MetricMark, Metrics } from '@ecrin/ui/metrics/metrics.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IdSearch } from '#lib/id-search/id-search.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { enginesAway } from '#lib/work/service-standing.ts';
import { BackupsPanel } from './backups-panel.tsx';
import { BreachesPanel } from './breaches-panel.tsx';
import { Failures, useWorkArrived, Waiting } from './failures.tsx';
import { ProjectionsPanel } from './projections-panel.tsx';
import { queueFiguresMessages as figures } from './queue-figures.messages.ts';
import { enginesNoteOf, failureNoteOf } from './queue-notes.ts';
import { EnginesPanel, RunsPanel, SendingPanel } from './queue-panels.tsx';
import { freshQuery, useGetQueuesQuery } from './queues.api.ts';
import { queuesMessages as messages } from './queues.messages.ts';
import styles from './queues.module.css';

type CountsProps = Readonly<{ counts: WorkCounts }>;

/** What needs somebody is marked. */
const marked = (needed: boolean, text: string): ReactNode =>
  needed ? <MetricMark tone="bad">{text}</MetricMark> : text;

const useWaitingNote = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return ({ overdue, oldestWaitingSince: oldest }: WorkCounts): ReactNode => {
    if (overdue > 0) return marked(true, formatMessage(figures.overdue, { count: overdue }));
    return oldest === null
      ? formatMessage(figures.none)
      : formatMessage(figures.oldestSince, { time: shortDateTime(oldest, language) });
  };
};

const Counts = ({ counts }: CountsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const waitingNote = useWaitingNote()(counts);
  const { failed, retryable, waiting, parkedModels, engines } = counts;
  const ready = engines.filter(({ state }) => state === 'ready').length;
  const away = enginesAway(counts).length;
  const fetching = engines.length - ready - away;
  return (
    <Metrics
      metrics={[
        {
          label: formatMessage(messages.failed),
          value: formatNumber(failed),
          note: marked(retryable > 0, formatMessage(failureNoteOf(counts), { count: retryable })),
        },
        { label: formatMessage(messages.waiting), value: formatNumber(waiting), note: waitingNote },
        {
          label: formatMessage(messages.parkedModels),
          value: formatNumber(parkedModels),
          note: marked(parkedModels > 0, formatMessage(parkedModels > 0 ? figures.toReplay : figures.allUpToDate)),
        },
        {
          label: formatMessage(figures.enginesReady),
          value: formatMessage(figures.readyOf, { ready, count: engines.length }),
          note: marked(away > 0, formatMessage(enginesNoteOf({ away, fetching }), { count: away || fetching })),
        },
      ]}
    />
  );
};

const Loaded = ({ queues }: Readonly<{ queues: QueuesAnswer }>) => {
  const { formatMessage } = useIntl();
  const isWide = useWideViewport();
  const { counts, tries } = queues;
  const figures = (
    <>
      <Counts counts={counts} />
      <IdSearch />
      {queues.outbox.includes('mail') && <Banner tone="warn">{formatMessage(messages.outbox)}</Banner>}
    </>
  );
  return (
    <>
      {isWide && figures}
      {counts.failed > 0 && <Failures counts={counts} stopped={queues.stopped} tries={tries} />}
      <Waiting tries={tries} />
      {/* On a phone what needs somebody comes first. */}
      {!isWide && figures}
      <div className={styles['columns']}>
        <RunsPanel runs={queues.runs} />
        <BreachesPanel breaches={queues.breaches} />
        <EnginesPanel engines={counts.engines} />
        <SendingPanel messages={queues.messages} outbox={queues.outbox} />
        <BackupsPanel backups={queues.backups} />
      </div>
      <ProjectionsPanel {...queues} />
    </>
  );
};

/** What waits, runs, failed or cannot go on, over every store and both workflow engines. */
export const QueuesScreen = () => {
  const { formatMessage } = useIntl();
  const { data: queues, isError, refetch } = useGetQueuesQuery(undefined, freshQuery);
  const arrived = useWorkArrived();
  usePageTitle(formatMessage(messages.title));
  if (queues && arrived) return <Loaded queues={queues} />;
  return isError ? (
    <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />
  ) : (
    <Skeleton label={formatMessage(messages.loading)} lines={[100, 48, 100, 100]} />
  );
};
