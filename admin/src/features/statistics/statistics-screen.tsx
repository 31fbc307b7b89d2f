import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { CohortsPanel } from './cohorts-panel.tsx';
import { Question } from './question.tsx';
import { Report } from './report.tsx';
import { useGetGoalStatisticsQuery, type StatisticsQuestion } from './statistics.api.ts';
import { statisticsMessages as messages } from './statistics.messages.ts';

const parts = { asOf: 'day', from: 'day', to: 'day', target: 'text' } as const;
/** How often a report is asked for while the log is replayed, in ms. */
const pauseMs = 800;

const useReport = (question: StatisticsQuestion) => {
  const {
    currentData: data,
    isError,
    refetch,
  } = useGetGoalStatisticsQuery(question, {
    refetchOnMountOrArgChange: true,
  });
  const isReplaying = data?.status === 'replaying';
  useEffect(() => {
    if (!isReplaying) return undefined;
    const timer = setInterval(() => void refetch(), pauseMs);
    return () => clearInterval(timer);
  }, [isReplaying, refetch]);
  return {
    report: data?.status === 'ready' ? data.report : null,
    percent: isReplaying ? data.percent : 0,
    isError,
    refetch,
  };
};

/** Statistics of all goals, as of a date, « what if » the target were another, without personal words. */
export const StatisticsScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  const { state: question, set } = useAddressState(parts);
  const { report, percent, isError, refetch } = useReport(question);
  const replaying = formatMessage(messages.replaying, { percent });
  return (
    <>
      <p className="sm dim">{formatMessage(messages.intro)}</p>
      <Question asked={question} onAsk={(asked) => set(asked, { push: true })} />
      {report && <Report report={report} question={question} />}
      {!report && isError && <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />}
      {!report && !isError && (
        <>
          <output className="xs dim">{replaying}</output>
          <Skeleton label={replaying} lines={[96, 60, 96, 60]} />
        </>
      )}
      {/* Not before the figures, which would push it. */}
      {(report || isError) && <CohortsPanel />}
    </>
  );
};
