import type { GoalDay, GoalDetail, GoalPeriod } from '@ecrin/contracts/goal/goal.ts';
import type { GoalAim } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { useIntl } from 'react-intl';
import { goalsMessages as messages } from '../goals.messages.ts';
import { PeriodMark } from './goal-status-mark.tsx';
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
