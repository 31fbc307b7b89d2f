import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { maxGoalTarget } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { CohortsPanel } from './cohorts-panel.tsx';
import { Report } from './report.tsx';
import { useGetGoalStatisticsQuery, type StatisticsQuestion } from './statistics.api.ts';
import { statisticsMessages as messages } from './statistics.messages.ts';
import styles from './statistics.module.css';

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

type QuestionFormProps = Readonly<{ asked: StatisticsQuestion; onAsk: (question: StatisticsQuestion) => void }>;

const QuestionForm = ({ asked, onAsk }: QuestionFormProps) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  // Another question came with Back.
  if (asked !== known) {
    setKnown(asked);
    setTyped(asked);
  }
  const isReversed = typed.from !== '' && typed.to !== '' && typed.to < typed.from;
  const fieldOf = (name: keyof StatisticsQuestion) => ({
    label: formatMessage(messages[name]),
    value: typed[name],
    onChange: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: value }),
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed) onAsk({ ...typed });
  };
  return (
    <form className={styles['form']} onSubmit={ask}>
      <div className={styles['fields']}>
        <Field type="date" {...fieldOf('asOf')} />
        <Field type="date" {...fieldOf('from')} />
        <Field type="date" {...fieldOf('to')} error={isReversed ? formatMessage(messages.order) : null} />
        <Field type="number" inputMode="numeric" min={1} max={maxGoalTarget} {...fieldOf('target')} />
      </div>
      <div className={styles['buttons']}>
        <Button look="primary" type="submit">
          {formatMessage(messages.compute)}
        </Button>
        <p className="xs dim">{formatMessage(messages.optional)}</p>
      </div>
    </form>
  );
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
      <p className="dim">{formatMessage(messages.intro)}</p>
      <Panel title={formatMessage(messages.question)}>
        <QuestionForm asked={question} onAsk={(asked) => set(asked, { push: true })} />
      </Panel>
      {report && <Report report={report} question={question} />}
      {!report && isError && <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />}
      {!report && !isError && (
        <>
          <output className="xs dim">{replaying}</output>
          <Skeleton label={replaying} lines={[96, 60, 96, 60]} />
        </>
      )}
      <CohortsPanel />
    </>
  );
};
