import { DayList, Thread } from '@ecrin/ui/thread/thread.tsx';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { OutboxEntry } from '#features/thoughts/entry/outbox-entry.tsx';
import { ThoughtEntry } from '#features/thoughts/entry/thought-entry.tsx';
import { groupByPeriod } from '#features/thoughts/list/day-groups.ts';
import { usePeriodTitle } from '#features/thoughts/list/thought-groups.tsx';
import { thoughtsMessages } from '#features/thoughts/thoughts.messages.ts';
import type { TimelineItem } from './home-timeline.ts';

type HomeDaysProps = Readonly<{ timeline: readonly TimelineItem[]; today: string; open: boolean }>;

/** Today, then the days before; rendered again only when they change, and not for each answer that the rest of home waits for. `open`: the last day shown may have more. */
export const HomeDays = memo(({ timeline, today, open }: HomeDaysProps) => {
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
});
