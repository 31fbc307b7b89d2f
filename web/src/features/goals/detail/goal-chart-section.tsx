import { type GoalChart, goalRanges, type GoalRange } from '@ecrin/contracts/goal/goal-analysis.ts';
import { type GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import type { GoalAim } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { type Bar, BarChart } from '@ecrin/ui/bar-chart/bar-chart.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { useChartGoalQuery } from '../goals.api.ts';
import { goalsMessages } from '../goals.messages.ts';
import { ScrollableTable } from '../summary/scrollable-table.tsx';
import { goalPageMessages as messages } from './goal-page.messages.ts';
import { useChartLabels } from './use-chart-labels.ts';
import styles from '../goals.module.css';

/** A bar that is a period of the goal shows its result; any other only its count. */
export const barLook = ({ result, count, target }: GoalChart['bars'][number], aim: GoalAim): Bar['look'] => {
  if (result === null || target === null) return 'some';
  if (result === 'target met' || result === 'on track') return aim === 'avoid' && count > target ? 'low' : 'met';
  return result === 'needs work' ? 'near' : 'low';
};

type Shown = Readonly<{ chart: GoalChart; range: GoalRange }>;

const ChartBars = ({ chart: { bars }, range, aim }: Shown & Pick<GoalDetail, 'aim'>) => {
  const { formatMessage } = useIntl();
  const { label, when, rangeName } = useChartLabels();
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  if (total === 0)
    return (
      <p className="sm dim">
        <FormattedMessage {...messages.chartEmpty} />
      </p>
    );
  const counted = bars
    .filter(({ count }) => count > 0)
    .map((bar) => `${when(bar)}${formatMessage(messages.barCount, { count: bar.count })}`)
    .join(', ');
  return (
    <>
      <BarChart
        name={formatMessage(messages.chartName, { range: rangeName(range), total, bars: counted })}
        bars={bars.map((bar) => ({
          key: bar.from,
          label: label(range, bar.from),
          count: bar.count,
          target: bar.target,
          look: barLook(bar, aim),
        }))}
      />
      {bars.some(({ target }) => target !== null) && (
        <p className="xs dim">
          <FormattedMessage {...messages.legend} />
        </p>
      )}
    </>
  );
};

const Table = ({ chart: { bars }, range }: Shown) => {
  const { formatMessage, formatNumber } = useIntl();
  const { when, rangeName } = useChartLabels();
  return (
    <ScrollableTable name={rangeName(range)}>
      <thead>
        <tr>
          {[messages.periodWhen, goalsMessages.count, goalsMessages.target].map((column) => (
            <th key={column.id} scope="col">
              {formatMessage(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{when(bar)}</th>
            <td>{formatNumber(bar.count)}</td>
            <td>{bar.target === null ? formatMessage(goalsMessages.none) : formatNumber(bar.target)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
};

const Chart = ({
  goal: { goalId, aim, today },
  range,
  asTable,
}: {
  goal: GoalDetail;
  range: GoalRange;
  asTable: boolean;
}) => {
  const { formatMessage } = useIntl();
  const { currentData: chart, isError, refetch } = useChartGoalQuery({ goalId, range, today: today.day });
  if (chart)
    return asTable ? <Table chart={chart} range={range} /> : <ChartBars chart={chart} range={range} aim={aim} />;
  if (!isError) return <Skeleton label={formatMessage(words.loading)} lines={[100, 100, 100, 100]} />;
  return (
    <p className="sm dim">
      <FormattedMessage {...messages.chartFailed} />{' '}
      <Button look="text" onClick={() => void refetch()}>
        <FormattedMessage {...words.retry} />
      </Button>
    </p>
  );
};

/** What counted over a range, as bars or as a table. */
export const GoalChartSection = ({ goal }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const [range, setRange] = useState<GoalRange>('4-weeks');
  const [asTable, setAsTable] = useState(false);
  const { rangeName } = useChartLabels();
  return (
    <section className={styles['section']} aria-labelledby="goal-chart">
      <div className={styles['foot']}>
        <h2 id="goal-chart" className="display" data-level="3">
          <FormattedMessage {...messages.chart} />
        </h2>
        <Button look="text" onClick={() => setAsTable(!asTable)}>
          {formatMessage(asTable ? goalsMessages.chart : goalsMessages.table)}
        </Button>
      </div>
      <div>
        <Segment
          label={formatMessage(messages.range)}
          choices={goalRanges.map((choice) => ({ choice, label: rangeName(choice) }))}
          chosen={range}
          onChoose={setRange}
        />
      </div>
      <Chart goal={goal} range={range} asTable={asTable} />
    </section>
  );
};
