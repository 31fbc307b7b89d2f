import { clockLocaleOf } from '@ecrin/browser/time/clock-locale.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { delaySpans, type DelaySpan, type ServiceDelays } from '@ecrin/contracts/service-figures/service-delays.ts';
import { ChartKey } from '@ecrin/ui/charts/chart-frame.tsx';
import { LineChart } from '@ecrin/ui/charts/line-chart.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { ChartPanel } from '#lib/panel/chart-panel.tsx';
import { durationText } from '#lib/panel/duration-text.ts';
import { figuresMessages } from '../figures/figures.messages.ts';
import { hourlyMessages as messages } from './hourly.messages.ts';
import { useGetServiceDelaysQuery } from './operation.api.ts';
import styles from './operation.module.css';

const kinds = ['transcriptions', 'understandings'] as const;
type Kind = (typeof kinds)[number];
const spans = { '1d': messages.lastDay, '7d': messages.lastWeek } as const;

/** « 14:00 » in the zone of this device; « 18/11, 14:00 » among several days. */
const hourText = ({ locale }: IntlShape, hour: string, span: DelaySpan): string => {
  const instant = `${hour}:00:00.000Z`;
  const clock = new Intl.DateTimeFormat(clockLocaleOf(locale === 'en' ? 'en' : 'fr'), { timeStyle: 'short' });
  const time = clock.format(new Date(instant));
  return span === '7d' ? `${shortDate(instant).slice(0, 5)}, ${time}` : time;
};

const secondsOf = (ms: number | null): number | null => (ms === null ? null : ms / 1_000);

/** The latest hour first: it is what one looks for. */
const tableOf = (intl: IntlShape, { hours, span, ...all }: ServiceDelays, kind: Kind) => {
  const { done, failed, delays } = all[kind];
  return {
    head: [
      intl.formatMessage(messages.hour),
      intl.formatMessage(messages.done),
      intl.formatMessage(messages.failed),
      intl.formatMessage(figuresMessages.median),
      intl.formatMessage(figuresMessages.percentile95),
    ],
    rows: hours
      .map((hour, index) => ({
        key: hour,
        cells: [
          hourText(intl, hour, span),
          intl.formatNumber(done[index] ?? 0),
          intl.formatNumber(failed[index] ?? 0),
          durationText(intl, delays[index]?.medianMs ?? null),
          durationText(intl, delays[index]?.p95Ms ?? null),
        ],
      }))
      .toReversed(),
  };
};

const Hours = ({ found, kind }: Readonly<{ found: ServiceDelays; kind: Kind }>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { hours, span } = found;
  const { done, delays } = found[kind];
  const count = done.reduce((sum, one) => sum + one, 0);
  return (
    <>
      <LineChart
        name={formatMessage(messages.chart, { kind: formatMessage(figuresMessages[kind]), count })}
        lines={[
          { key: 'median', figures: delays.map(({ medianMs }) => secondsOf(medianMs)) },
          { key: 'p95', figures: delays.map(({ p95Ms }) => secondsOf(p95Ms)) },
        ]}
        labels={hours.map((hour) => hourText(intl, hour, span))}
        formatTick={(tick) => durationText(intl, tick * 1_000)}
      />
      <ChartKey
        entries={[
          { label: formatMessage(figuresMessages.median), look: 'line', series: 1 },
          { label: formatMessage(figuresMessages.percentile95), look: 'dash', series: 2 },
        ]}
      />
      {count === 0 && <p className="xs dim">{formatMessage(messages.none)}</p>}
    </>
  );
};

const parts = { hoursOf: kinds, hours: delaySpans } as const;

/** How long work took that ended in each of the last hours. */
export const HourlyDelays = () => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { state, set } = useAddressState(parts);
  const { hours: span, hoursOf: kind } = state;
  const { data } = useGetServiceDelaysQuery(span, { pollingInterval: 60_000, skipPollingIfUnfocused: true });
  if (!data) return null;
  return (
    <ChartPanel name="hours" title={formatMessage(messages.title)} table={tableOf(intl, data, kind)}>
      <div className={styles['choices']}>
        <Segment
          label={formatMessage(messages.kind)}
          choices={kinds.map((choice) => ({ choice, label: formatMessage(figuresMessages[choice]) }))}
          chosen={kind}
          onChoose={(hoursOf) => set({ hoursOf })}
        />
        <Segment
          label={formatMessage(messages.span)}
          choices={delaySpans.map((choice) => ({ choice, label: formatMessage(spans[choice]) }))}
          chosen={span}
          onChoose={(hours) => set({ hours })}
        />
      </div>
      <Hours found={data} kind={kind} />
    </ChartPanel>
  );
};
