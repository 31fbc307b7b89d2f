import { DayList, Thread } from '@ecrin/ui/thread/thread.tsx';
import { FormattedMessage } from 'react-intl';
import { OutboxEntry } from '#features/thoughts/entry/outbox-entry.tsx';
import { ThoughtEntry } from '#features/thoughts/entry/thought-entry.tsx';
import { groupByPeriod } from '#features/thoughts/list/day-groups.ts';
import { usePeriodTitle } from '#features/thoughts/list/thought-groups.tsx';
import { thoughtsMessages } from '#features/thoughts/thoughts.messages.ts';
import type { TimelineItem } from './home-timeline.ts';

/** Today, then the days before. `open`: the last day shown may have more. */
export const HomeDays = ({
  timeline,
  today,
  open,
}: {
  timeline: readonly TimelineItem[];
  today: string;
  open: boolean;
}) => {
  const titleOf = usePeriodTitle(today);
  const days = groupByPeriod(timeline, 'day');
  return (
    <DayList>
      {days.map(({ period, items }, index) => (
        <Thread
          key={period}
          title={titleOf(period)}
          note={
            !(open && index === days.length - 1) && (
              <FormattedMessage {...thoughtsMessages.count} values={{ count: items.length }} />
            )
          }
        >
          {items.map((item) =>
            'card' in item ? (
              <ThoughtEntry key={item.id} card={item.card} />
            ) : (
              <OutboxEntry key={item.id} item={item.device} />
            ),
          )}
        </Thread>
      ))}
    </DayList>
  );
};
