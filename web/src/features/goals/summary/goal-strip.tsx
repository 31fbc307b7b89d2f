import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { PeriodStrip, StripLegend } from '@ecrin/ui/period-strip/period-strip.tsx';
import { useIntl } from 'react-intl';
import { goalsMessages as messages } from '../goals.messages.ts';
import { pillTotals, shownLooks, stripPills } from './period-pills.ts';

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
