import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';

type Terms = Pick<GoalCard, 'frequency' | 'aim' | 'targetCount' | 'endDay'>;

/** The title and terms of a goal in words. */
export const useGoalLabels = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const date = (day: string) => formatCalendarDate(language, day);
  return {
    date,
    title: ({ title }: Pick<GoalCard, 'title'>) => withFrenchTypography(title ?? formatMessage(words.nameless)),
    terms: ({ frequency, aim, targetCount, endDay }: Terms) =>
      formatMessage(words.terms, { frequency, aim, target: targetCount, end: endDay === null ? 'none' : date(endDay) }),
    period: ({ frequency, period: { count, target }, periodDaysLeft }: GoalCard) =>
      formatMessage(words.period, { frequency, count, target, days: periodDaysLeft }),
    strength: (strength: number) => formatMessage(words.strength, { percent: Math.round(100 * strength) }),
  };
};
