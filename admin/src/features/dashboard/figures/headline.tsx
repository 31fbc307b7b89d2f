import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import type { UsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import { MetricMark, Metrics, type Metric } from '@ecrin/ui/metrics/metrics.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'wouter';
import { moneyText } from '#lib/panel/money-text.ts';
import { useGetUsageQuery } from '#lib/usage/usage.api.ts';
import { useCountWorkQuery } from '#lib/work/work-counts.api.ts';
import { changeText, differenceText, shareText } from './figure-text.ts';
import { figuresMessages as messages } from './figures.messages.ts';
import { speechMetric } from './speech-metric.ts';

const sums = (...series: readonly (readonly number[])[]): readonly number[] =>
  (series[0] ?? []).map((_first, index) => series.reduce((sum, one) => sum + (one[index] ?? 0), 0));

const toneOf = (difference: number) => (difference > 0 ? 'good' : 'plain');
/** « + 64 en une semaine »: the change is marked. */
const comparedTo = ({ formatMessage }: IntlShape, span: ServiceFigures['span'], [change, difference]: Change) =>
  difference === 0 ? (
    formatMessage(messages.unchanged)
  ) : (
    <>
      <MetricMark tone={toneOf(difference)}>{change}</MetricMark> {formatMessage(messages.change, { span })}
    </>
  );
type Change = readonly [text: string, difference: number];

const activeMetric = (intl: IntlShape, { clients, span }: ServiceFigures): Metric => {
  const active = span === '7d' ? clients.activeIn7 : clients.activeIn30;
  const difference = active.now - active.before;
  return {
    label: intl.formatMessage(span === '7d' ? messages.activeIn7 : messages.activeIn30),
    value: intl.formatNumber(active.now),
    note: comparedTo(intl, span, [differenceText(intl, difference), difference]),
    figures: clients.activeSeries,
  };
};

const thoughtsMetric = (intl: IntlShape, { thoughts: { spoken, written }, span }: ServiceFigures): Metric => {
  const measure = { total: spoken.total + written.total, before: spoken.before + written.before };
  return {
    label: intl.formatMessage(messages.thoughts),
    value: intl.formatNumber(measure.total),
    note: comparedTo(intl, span, [changeText(intl, measure), measure.total - measure.before]),
    figures: sums(spoken.series, written.series),
  };
};

const failuresMetric = (
  intl: IntlShape,
  { transcriptions, understandings, orbRuns }: ServiceFigures,
  toRetry: number,
): Metric => {
  const failed = [transcriptions.failed, understandings.failed, orbRuns.failed];
  return {
    label: intl.formatMessage(messages.failures),
    value: intl.formatNumber(failed.reduce((sum, { total }) => sum + total, 0)),
    note: (
      <Link href="/admin/queues" className="link">
        <MetricMark tone={toRetry > 0 ? 'bad' : 'plain'}>
          {intl.formatMessage(messages.toRetry, { count: toRetry })}
        </MetricMark>
      </Link>
    ),
    figures: sums(...failed.map(({ series }) => series)),
  };
};

/** Of this month, or of twelve: costs and their budget are counted by month. */
const costMetric = (intl: IntlShape, usage: UsageAnswer | undefined): Metric => {
  const { euros, usedShare, spans } = usage ?? { euros: null, usedShare: null, spans: [] };
  return {
    label: intl.formatMessage(messages.cost),
    value: euros === null ? intl.formatMessage(messages.none) : moneyText(intl, euros),
    note: (
      <Link href="/admin/payments" className="link">
        {usedShare === null
          ? intl.formatMessage(messages.noBudget)
          : intl.formatMessage(messages.ofBudget, { share: shareText(intl, usedShare, 1) })}
      </Link>
    ),
    figures: spans.map((one) => one.euros),
  };
};

const remindersMetric = (intl: IntlShape, { notifications }: ServiceFigures): Metric => {
  const { reminders, remindersReached, remindersHeldBack } = notifications;
  return {
    label: intl.formatMessage(messages.remindersReceived),
    value:
      reminders.total === 0
        ? intl.formatMessage(messages.none)
        : shareText(intl, remindersReached.total, reminders.total),
    note:
      reminders.total === 0
        ? intl.formatMessage(messages.noReminders)
        : intl.formatMessage(messages.heldBackOf, { held: remindersHeldBack.total, count: reminders.total }),
    figures: remindersReached.series,
  };
};

/** The six figures on top. */
export const Headline = ({ figures }: { figures: ServiceFigures }) => {
  const intl = useIntl();
  const { data: usage } = useGetUsageQuery(figures.span === '12m' ? 'year' : 'month');
  const { data: work } = useCountWorkQuery();
  return (
    <Metrics
      metrics={[
        ...[activeMetric, thoughtsMetric, speechMetric].map((of) => of(intl, figures)),
        failuresMetric(intl, figures, work?.retryable ?? 0),
        costMetric(intl, usage),
        remindersMetric(intl, figures),
      ]}
    />
  );
};
