import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import type { Figure } from '@ecrin/ui/figures/figures.tsx';
import { useIntl } from 'react-intl';
import { goalPageMessages } from '../detail/goal-page.messages.ts';
import { goalsMessages as messages } from '../goals.messages.ts';

/** A goal's figures in words: counts, met periods, success rate; then strength, streak and past periods. */
export const useGoalFigures = ({ statistics, frequency, filter }: GoalDetail): readonly Figure[] => {
  const { formatMessage, formatNumber } = useIntl();
  const { totalThoughts, periodsMet, periodsCompleted, successRate, strength, streak } = statistics;
  const percent = (rate: number) => ({
    value: formatNumber(Math.round(100 * rate)),
    unit: formatMessage(messages.percent),
  });
  return [
    {
      label: formatMessage(messages.thoughts, { by: filter === null ? 'taps' : 'thoughts' }),
      value: formatNumber(totalThoughts),
    },
    {
      label: formatMessage(messages.kept, { frequency }),
      value: formatNumber(periodsMet),
      unit: formatMessage(messages.outOf, { count: periodsCompleted }),
    },
    {
      label: formatMessage(messages.rate),
      ...(successRate === null ? { value: formatMessage(messages.none) } : percent(successRate)),
    },
    { label: formatMessage(goalPageMessages.strength), ...percent(strength) },
    {
      label: formatMessage(goalPageMessages.streak),
      value: formatNumber(streak),
      unit: formatMessage(goalPageMessages.streakUnit, { frequency, count: streak }),
    },
    { label: formatMessage(goalPageMessages.completed, { frequency }), value: formatNumber(periodsCompleted) },
  ];
};
