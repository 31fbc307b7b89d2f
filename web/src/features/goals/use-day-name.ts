import type { GoalDay, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import type { DayState } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { useIntl } from 'react-intl';
import { pageMessages as messages } from './goal-page.messages.ts';
import { goalWords as words } from './goal-words.messages.ts';
import { useGoalWords } from './use-goal-words.ts';

const markNames = {
  done: 'done',
  skipped: 'skipped',
  missed: 'missed',
  unknown: 'unknown',
  'done by the period': 'byPeriod',
} as const satisfies Record<DayState, string>;

/** A day of a goal in words: its date and what it holds. */
export const useDayName = ({ filter }: Pick<GoalDetail, 'filter'>) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalWords();
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
