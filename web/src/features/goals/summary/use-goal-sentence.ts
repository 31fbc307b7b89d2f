import type { GoalCard, GoalSentence } from '@ecrin/contracts/goal/goal.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { goalSentenceMessages } from './goal-sentences.messages.ts';
import { useGoalLabels } from './use-goal-labels.ts';

const messageByCode = new Map<string, MessageDescriptor>(Object.entries(goalSentenceMessages));
const isDay = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Feedback of the server as a sentence; null for an unknown code. */
export const useFormatGoalSentence = ({ frequency, filter }: Pick<GoalCard, 'frequency' | 'filter'>) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalLabels();
  return ({ code, values }: GoalSentence): string | null => {
    const message = messageByCode.get(code);
    if (!message) return null;
    const shown = Object.entries(values).map(([name, value]) => [name, isDay(value) ? date(value) : value]);
    return formatMessage(message, {
      ...Object.fromEntries(shown),
      frequency,
      by: filter === null ? 'taps' : 'thoughts',
    });
  };
};
