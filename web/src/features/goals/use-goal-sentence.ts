import type { GoalCard, GoalSentence } from '@ecrin/contracts/goal/goal.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { sentenceMessages } from './goal-sentences.messages.ts';
import { useGoalWords } from './use-goal-words.ts';

const known = new Map<string, MessageDescriptor>(Object.entries(sentenceMessages));
const isDay = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Figures of the server as words of the goal; null for a code this page does not know. */
export const useGoalSentence = ({ frequency, filter }: Pick<GoalCard, 'frequency' | 'filter'>) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalWords();
  return ({ code, values }: GoalSentence): string | null => {
    const message = known.get(code);
    if (!message) return null;
    const shown = Object.entries(values).map(([name, value]) => [name, isDay(value) ? date(value) : value]);
    return formatMessage(message, {
      ...Object.fromEntries(shown),
      frequency,
      by: filter === null ? 'taps' : 'thoughts',
    });
  };
};
