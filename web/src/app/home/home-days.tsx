import { DayList, Thread } from '@ecrin/ui/thread/thread.tsx';
import { FormattedMessage } from 'react-intl';
import { groupByPeriod } from '#features/thoughts/day-groups.ts';
import { DeviceEntry } from '#features/thoughts/device-entry.tsx';
import { ThoughtEntry } from '#features/thoughts/thought-entry.tsx';
import { usePeriodTitle } from '#features/thoughts/thought-groups.tsx';
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
              <DeviceEntry key={item.id} item={item.device} />
            ),
          )}
        </Thread>
      ))}
    </DayList>
  );
};
