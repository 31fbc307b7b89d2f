import type { GoalDay, GoalDetail, GoalPeriod } from '@ecrin/contracts/goal/goal.ts';
import type { GoalAim } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { PeriodStrip, StripLegend } from '@ecrin/ui/period-strip/period-strip.tsx';
import { useIntl } from 'react-intl';
import { goalsMessages as messages } from '../goals.messages.ts';
import { PeriodMark } from './goal-status-mark.tsx';
import { pillTotals, shownLooks, stripPills } from './period-pills.ts';
import { ScrollableTable } from './scrollable-table.tsx';
import { useGoalLabels } from './use-goal-labels.ts';

const Row = ({
  of: { day, count },
  period,
  aim,
}: {
  of: GoalDay;
  period: GoalPeriod | null | undefined;
  aim: GoalAim;
}) => {
  const { formatMessage, formatNumber } = useIntl();
  const none = formatMessage(messages.none);
  return (
    <tr>
      <th scope="row">{useGoalLabels().date(day)}</th>
      <td>{formatNumber(count)}</td>
      {period !== undefined && (
        <>
          <td>{period ? formatNumber(period.target) : none}</td>
          <td>{period ? <PeriodMark period={period} aim={aim} /> : none}</td>
        </>
      )}
    </tr>
  );
};

/** The days of the strip in figures, newest first; of a daily goal with target and result. */
export const StripTable = ({ goal: { frequency, periods, days, startDay, aim } }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const daily = frequency === 'daily';
  const ofDay = new Map(periods.map((period) => [period.from, period]));
  const columns = daily
    ? [messages.day, messages.count, messages.target, messages.how]
    : [messages.day, messages.count];
  return (
    <ScrollableTable name={formatMessage(messages.table)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {formatMessage(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ day }) => day >= startDay)
          .slice(-30)
          .toReversed()
          .map((day) => (
            <Row key={day.day} of={day} period={daily ? (ofDay.get(day.day) ?? null) : undefined} aim={aim} />
          ))}
      </tbody>
    </ScrollableTable>
  );
};

/** 20/10, for the end of an axis. */
export const shortDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

const useStripName = (goal: GoalDetail, pills: ReturnType<typeof stripPills>): string => {
  const { formatMessage } = useIntl();
  const { kept, asked, rests, days } = pillTotals(pills);
  if (goal.frequency !== 'daily') return formatMessage(messages.stripCounts, { days });
  return formatMessage(messages.strip, {
    kept,
    asked,
    rests,
    count: goal.period.count,
    target: goal.period.target,
    aim: goal.aim,
  });
};

/** The last thirty days of a goal as pills, with what they mean. */
export const GoalStrip = ({ goal }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const pills = stripPills(goal);
  const name = useStripName(goal, pills);
  return (
    <>
      <PeriodStrip
        name={name}
        pills={pills}
        from={shortDay(pills[0]?.key ?? goal.today.day)}
        to={formatMessage(messages.today)}
      />
      <StripLegend
        entries={shownLooks(pills).map((look) => ({
          look,
          label: formatMessage(messages.legend, { look, aim: goal.aim }),
        }))}
      />
    </>
  );
};
