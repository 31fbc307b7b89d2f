import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { ChartKey } from '@ecrin/ui/charts/chart-frame.tsx';
import { StackedBars, type StackedBar } from '@ecrin/ui/charts/stacked-bars.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { ChartPanel } from '#lib/panel/chart-panel.tsx';
import { periodLabel, periodName, shareText } from './figure-text.ts';
import { figuresMessages as messages } from './figures.messages.ts';

const tableOf = (intl: IntlShape, span: ServiceFigures['span'], bars: readonly StackedBar[]) => ({
  head: [
    intl.formatMessage(messages.period, { span }),
    intl.formatMessage(messages.spoken),
    intl.formatMessage(messages.written),
  ],
  rows: bars.map(({ key, lower, upper }) => ({
    key,
    cells: [periodName(intl, key), intl.formatNumber(lower), intl.formatNumber(upper)],
  })),
});

/** How many thoughts were spoken and written in each period. */
export const ThoughtsChart = ({ figures: { periods, span, thoughts } }: { figures: ServiceFigures }) => {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const { spoken, written } = thoughts;
  const shares = [spoken, written].map(({ total }) => shareText(intl, total, spoken.total + written.total));
  const [spokenShare = '', writtenShare = ''] = shares;
  const bars = periods.map((period, index) => ({
    key: period,
    label: periodLabel(intl, period),
    lower: spoken.series[index] ?? 0,
    upper: written.series[index] ?? 0,
  }));
  return (
    <ChartPanel
      name="thoughts"
      title={formatMessage(messages.thoughtsByPeriod, { span })}
      table={tableOf(intl, span, bars)}
    >
      <StackedBars
        name={formatMessage(messages.thoughtsChart, { spoken: spoken.total, written: written.total })}
        bars={bars}
        formatTick={(tick) => formatNumber(tick)}
      />
      <ChartKey
        entries={[
          { label: formatMessage(messages.spokenShare, { share: spokenShare }), look: 'block', series: 1 },
          { label: formatMessage(messages.writtenShare, { share: writtenShare }), look: 'block', series: 2 },
        ]}
      />
    </ChartPanel>
  );
};
