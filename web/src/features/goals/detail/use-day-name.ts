import type { GoalDay, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import type { DayState } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { useIntl } from 'react-intl';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { goalPageMessages as messages } from './goal-page.messages.ts';

const markNames = {
  done: 'done',
  skipped: 'skipped',
  missed: 'missed',
  unknown: 'unknown',
  'done by the period': 'byPeriod',
} as const satisfies Record<DayState, string>;

/** A day of a goal in words: its date and what it holds. */
export const useFormatGoalDay = ({ filter }: Pick<GoalDetail, 'filter'>) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalLabels();
  const plain = ({ day, count, state }: GoalDay) =>
    filter === null
      ? formatMessage(messages.dayName, {
          day: date(day),
          state: formatMessage(words.mark, { mark: markNames[state] }),
          count,
        })
      : formatMessage(messages.dayThoughts, { day: date(day), count, state });
  return (day: GoalDay): string => {
    const name = plain(day);
    if (day.paused) return formatMessage(messages.dayPause, { name });
    return day.rest ? formatMessage(messages.dayRest, { name }) : name;
  };
};
