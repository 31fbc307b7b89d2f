import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { DayList, Thread } from '@ecrin/ui/thread/thread.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useToday } from '#lib/time/clock.ts';
import { formatDayTitle, formatMonthTitle } from '#lib/time/date-format.ts';
import { OutboxEntry } from '../entry/outbox-entry.tsx';
import { ThoughtEntry } from '../entry/thought-entry.tsx';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { groupByPeriod } from './day-groups.ts';
import { thoughtsIn, type TimelineItem } from './timeline.ts';

/** « Aujourd’hui », « Hier », « Lundi 17 novembre » or « Octobre ». `of`: the person's day, where it differs from the calendar's. */
const usePeriodTitle = (of?: string) => {
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

type GroupsProps = Readonly<{
  items: readonly TimelineItem[];
  by: 'day' | 'month';
  open: boolean;
  /** The person's day, where it differs from the calendar's. */ today?: string;
  /** What stands below a thought. */ under?: (card: FoundThought) => ReactNode;
}>;

/** Thoughts grouped by day or month, those still on this device among them. `open`: the last group may continue, so its size is not shown. */
export const ThoughtGroups = ({ items, by, open, today, under }: GroupsProps) => {
  const { formatMessage } = useIntl();
  const titleOf = usePeriodTitle(today);
  const groups = groupByPeriod(items, by);
  return (
    <DayList>
      {groups.map(({ period, items: ofPeriod }, index) => (
        <Thread
          key={period}
          title={titleOf(period)}
          note={
            !(open && index === groups.length - 1) &&
            by === 'day' &&
            formatMessage(messages.count, { count: thoughtsIn(ofPeriod) })
          }
        >
          {ofPeriod.map((item) =>
            'card' in item ? (
              <ThoughtEntry key={item.id} card={item.card} dated={by === 'month'} under={under?.(item.card)} />
            ) : (
              <OutboxEntry key={item.id} item={item.device} />
            ),
          )}
        </Thread>
      ))}
    </DayList>
  );
};
