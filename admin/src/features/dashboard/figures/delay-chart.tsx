import type { Delay, ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { ChartKey } from '@ecrin/ui/charts/chart-frame.tsx';
import { LineChart } from '@ecrin/ui/charts/line-chart.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { ChartPanel } from '#lib/panel/chart-panel.tsx';
import { durationText } from '#lib/panel/duration-text.ts';
import { periodLabel, periodName } from './figure-text.ts';
import { figuresMessages as messages } from './figures.messages.ts';
import styles from './figures.module.css';

const nothingEnded: Delay = { medianMs: null, p95Ms: null };

const kinds = ['transcriptions', 'understandings'] as const;
type Kind = (typeof kinds)[number];

const tableOf = (intl: IntlShape, { periods, span, ...figures }: ServiceFigures, kind: Kind) => ({
  head: [
    intl.formatMessage(messages.period, { span }),
    intl.formatMessage(messages.median),
    intl.formatMessage(messages.percentile95),
  ],
  rows: periods.map((period, index) => {
    const { medianMs, p95Ms } = figures[kind].delays[index] ?? nothingEnded;
    return { key: period, cells: [periodName(intl, period), durationText(intl, medianMs), durationText(intl, p95Ms)] };
  }),
});

const secondsOf = (ms: number | null): number | null => (ms === null ? null : ms / 1_000);

const parts = { delaysOf: kinds } as const;

/** How long transcriptions, or understandings, took that ended in each period. */
export const DelayChart = ({ figures }: { figures: ServiceFigures }) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { state, set } = useAddressState(parts);
  const { delaysOf: kind } = state;
  const { delay, delays } = figures[kind];
  const [median, p95] = [durationText(intl, delay.medianMs), durationText(intl, delay.p95Ms)];
  return (
    <ChartPanel name="delays" title={formatMessage(messages.delay)} table={tableOf(intl, figures, kind)}>
      <Segment
        label={formatMessage(messages.delayOf)}
        choices={kinds.map((choice) => ({ choice, label: formatMessage(messages[choice]) }))}
        chosen={kind}
        onChoose={(delaysOf) => set({ delaysOf })}
      />
      <LineChart
        name={formatMessage(messages.delayChart, { kind: formatMessage(messages[kind]), median, p95 })}
        lines={[
          { key: 'median', figures: delays.map(({ medianMs }) => secondsOf(medianMs)) },
          { key: 'p95', figures: delays.map(({ p95Ms }) => secondsOf(p95Ms)) },
        ]}
        labels={figures.periods.map((period) => periodLabel(intl, period))}
        formatTick={(tick) => durationText(intl, tick * 1_000)}
      />
      <ChartKey
        entries={[
          { label: formatMessage(messages.medianIs, { duration: median }), look: 'line', series: 1 },
          { label: formatMessage(messages.percentile95Is, { duration: p95 }), look: 'dash', series: 2 },
        ]}
      />
      <p className={styles['aside']}>{formatMessage(messages.delayMeaning, { kind })}</p>
    </ChartPanel>
  );
};
