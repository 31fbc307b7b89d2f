import type { GoalRange } from '@ecrin/contracts/goal/goal-analysis.ts';
import { useIntl } from 'react-intl';
import { shortDay } from '../summary/goal-strip.tsx';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { goalPageMessages as messages } from './goal-page.messages.ts';

const rangeNames = {
  '7-days': 'week',
  '4-weeks': 'weeks',
  'this-month': 'thisMonth',
  'last-month': 'lastMonth',
  '12-months': 'months',
} as const satisfies Record<GoalRange, string>;

/** Days and ranges of a chart in words. */
export const useChartLabels = () => {
  const { formatMessage, formatDate } = useIntl();
  const { date } = useGoalLabels();
  return {
    rangeName: (range: GoalRange) => formatMessage(messages.rangeOf, { range: rangeNames[range] }),
    /** Under a bar. */
    label: (range: GoalRange, from: string) =>
      range === '12-months' ? formatDate(`${from}T12:00:00Z`, { month: 'short', timeZone: 'UTC' }) : shortDay(from),
    /** In a row of a table. */
    when: ({ from, to }: Readonly<{ from: string; to: string }>) =>
      from === to ? date(from) : formatMessage(messages.span, { from: date(from), to: date(to) }),
  };
};
