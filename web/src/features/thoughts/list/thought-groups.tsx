import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { DayList, Thread } from '@ecrin/ui/thread/thread.tsx';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useToday } from '#lib/time/clock.ts';
import { formatDayTitle, formatMonthTitle } from '#lib/time/date-format.ts';
import { ThoughtEntry } from '../entry/thought-entry.tsx';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { groupByPeriod } from './day-groups.ts';

/** « Aujourd’hui », « Hier », « Lundi 17 novembre » or « Octobre ». `of`: the person's day, where it differs from the calendar's. */
export const usePeriodTitle = (of?: string) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const calendar = useToday();
  const today = of ?? calendar;
  return (period: string) => {
    if (period === today) return formatMessage(messages.today);
    if (period === dayPlus(today, -1)) return formatMessage(messages.yesterday);
    return period.length === 7 ? formatMonthTitle(language, period, today) : formatDayTitle(language, period, today);
  };
};

/** Thoughts grouped by day or month. `open`: the last group may continue, so its size is not shown. */
export const ThoughtGroups = ({
  thoughts,
  by,
  open,
}: {
  thoughts: readonly FoundThought[];
  by: 'day' | 'month';
  open: boolean;
}) => {
  const { formatMessage } = useIntl();
  const titleOf = usePeriodTitle();
  const groups = groupByPeriod(thoughts, by);
  return (
    <DayList>
      {groups.map(({ period, items }, index) => (
        <Thread
          key={period}
          title={titleOf(period)}
          note={
            !(open && index === groups.length - 1) &&
            by === 'day' &&
            formatMessage(messages.count, { count: items.length })
          }
        >
          {items.map((card) => (
            <ThoughtEntry key={card.thoughtId} card={card} dated={by === 'month'} />
          ))}
        </Thread>
      ))}
    </DayList>
  );
};
