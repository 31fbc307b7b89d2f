import { showToast } from '@ecrin/browser/page/toasts.ts';
import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { GoalDimension, GoalStatisticsReport } from '@ecrin/contracts/goal/goal-statistics.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { readLanguage } from '@ecrin/ui/language/language.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { ChartPanel } from '#lib/panel/chart-panel.tsx';
import { Facts } from '#lib/panel/panel.tsx';
import { absenceOf, groupName, measures, type Measure } from './distribution-text.ts';
import { GroupChart } from './group-chart.tsx';
import { groupTable } from './group-table.ts';
import { dimensionMessages, meaningMessages, measureMessages } from './names.messages.ts';
import { commandFor, downloadStatistics, type StatisticsFormat, type StatisticsQuestion } from './statistics.api.ts';
import { statisticsMessages as messages } from './statistics.messages.ts';
import styles from './statistics.module.css';

type ReportProps = Readonly<{ report: GoalStatisticsReport; question: StatisticsQuestion }>;
type DimensionProps = Readonly<{ report: GoalStatisticsReport; dimension: GoalDimension; measure: Measure }>;

const DimensionPanel = ({ report, dimension, measure }: DimensionProps) => {
  const intl = useIntl();
  const { target } = report.replay;
  const groups = report.groups.filter((group) => group.dimension === dimension);
  const shown = groups.filter((group) => absenceOf(intl, group) === null);
  const absent = groups.filter((group) => !shown.includes(group));
  return (
    <ChartPanel
      name={dimension}
      title={intl.formatMessage(dimensionMessages[dimension])}
      table={groupTable(intl, { groups, measure, target })}
    >
      {shown.length > 0 && (
        <div className={styles['groups']}>
          {shown.map((group) => (
            <GroupChart key={group.group} group={group} measure={measure} target={target} />
          ))}
        </div>
      )}
      {absent.length > 0 && (
        <Facts facts={absent.map((group) => [groupName(intl, group), absenceOf(intl, group)] as const)} />
      )}
    </ChartPanel>
  );
};

/** What was asked, as of the event the report ends with: whoever asks later gets the same. */
const pinned = ({ report, question }: ReportProps): StatisticsQuestion => ({
  ...question,
  asOf: question.asOf || String(report.replay.position),
});

const Exports = (props: ReportProps) => {
  const { formatMessage } = useIntl();
  const [saving, setSaving] = useState<StatisticsFormat | null>(null);
  const question = pinned(props);
  const save = async (format: StatisticsFormat) => {
    setSaving(format);
    if (!(await downloadStatistics(question, format)))
      showToast({ tone: 'error', message: formatMessage(messages.exportFailed) });
    setSaving(null);
  };
  return (
    <div className={styles['exports']}>
      <div className={styles['buttons']}>
        {(['csv', 'ndjson'] as const).map((format) => (
          <Button
            key={format}
            aria-label={formatMessage(format === 'csv' ? messages.exportCsv : messages.exportNdjson)}
            busy={saving === format}
            onClick={() => void save(format)}
          >
            <Icon of={downloadIcon} size="sm" />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <p className="xs dim">{formatMessage(messages.command)}</p>
      <code className={styles['command']}>{commandFor(question)}</code>
    </div>
  );
};

type MeaningProps = Readonly<{ measure: Measure; target: number | null }>;

/** What the bars count, and the lines over them. */
const Meaning = ({ measure, target }: MeaningProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className="xs dim">{formatMessage(meaningMessages[measure])}</p>
      {target !== null && <p className="xs dim">{formatMessage(messages.lineMeans, { target })}</p>}
    </>
  );
};

const parts = { measure: measures } as const;
const dimensions: readonly GoalDimension[] = ['all', 'frequency', 'aim', 'age'];

/** Distributions over the groups of every dimension, of one figure at a time. */
export const Report = ({ report, question }: ReportProps) => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(parts);
  const { measure } = state;
  const { replay, groups, notCounted } = report;
  const left = notCounted.byTags + notCounted.unknown;
  const isEmpty = groups.every(({ shown, clients }) => shown === 'shown' && clients === 0);
  return (
    <>
      <div className={styles['choice']}>
        <Segment
          label={formatMessage(messages.measure)}
          choices={measures.map((choice) => ({ choice, label: formatMessage(measureMessages[choice]) }))}
          chosen={measure}
          onChoose={(chosen) => set({ measure: chosen })}
        />
        <Meaning measure={measure} target={isEmpty ? null : replay.target} />
      </div>
      {isEmpty ? (
        <EmptyState title={formatMessage(messages.empty)}>{formatMessage(messages.emptyText)}</EmptyState>
      ) : (
        dimensions.map((dimension) => (
          <DimensionPanel key={dimension} report={report} dimension={dimension} measure={measure} />
        ))
      )}
      {left > 0 && <p className="xs dim">{formatMessage(messages.notCounted, { count: left })}</p>}
      {replay.events > 0 && (
        <p className="xs dim">
          {formatMessage(messages.known, {
            date: shortDateTime(replay.asOf, readLanguage()),
            events: replay.events,
            position: replay.position,
          })}
        </p>
      )}
      <Exports report={report} question={question} />
    </>
  );
};
