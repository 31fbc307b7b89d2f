import type { FoundThought } from '@ecrin/contracts/thought.ts';
import { calendarDay } from '@ecrin/domain/kernel/calendar-day.ts';
import { DayList, Thread } from '@ecrin/ui/thread/thread.tsx';
import { FormattedMessage } from 'react-intl';
import { groupByPeriod } from '../features/thoughts/day-groups.ts';
import { DeviceEntry } from '../features/thoughts/device-entry.tsx';
import { ThoughtEntry } from '../features/thoughts/thought-entry.tsx';
import { usePeriodTitle } from '../features/thoughts/thought-groups.tsx';
import { thoughtsMessages } from '../features/thoughts/thoughts.messages.ts';
import type { OutboxItem } from '../lib/outbox/outbox.ts';

/** One line of the timeline: a thought the server knows, or one that is still on this device. */
export type TimelineItem = Readonly<{ day: string; occurredAt: string; id: string }> & (Readonly<{ card: FoundThought }> | Readonly<{ device: OutboxItem }>);

/** Both kinds by the person's time, newest first; what the list already shows is told once. */
export const timelineOf = (cards: readonly FoundThought[], outbox: readonly OutboxItem[]): readonly TimelineItem[] => {
  const known = new Set(cards.map(({ thoughtId }) => thoughtId));
  return [
    ...cards.map((card) => ({ day: card.day, occurredAt: card.occurredAt, id: card.thoughtId, card })),
    ...outbox
      .filter(({ thoughtId }) => !known.has(thoughtId))
      .map((device) => ({ day: calendarDay(device.occurredAt, device.timeZone), occurredAt: device.occurredAt, id: device.thoughtId, device })),
  ].toSorted((one, other) => other.occurredAt.localeCompare(one.occurredAt));
};

/** Today, then the days before. `open`: the last day shown may have more. */
export const HomeDays = ({ timeline, open }: { timeline: readonly TimelineItem[]; open: boolean }) => {
  const titleOf = usePeriodTitle();
  const days = groupByPeriod(timeline, 'day');
  return (
    <DayList>
      {days.map(({ period, items }, index) => (
        <Thread key={period} title={titleOf(period)} note={!(open && index === days.length - 1) && <FormattedMessage {...thoughtsMessages.count} values={{ count: items.length }} />}>
          {items.map((item) => ('card' in item ? <ThoughtEntry key={item.id} card={item.card} /> : <DeviceEntry key={item.id} item={item.device} />))}
        </Thread>
      ))}
    </DayList>
  );
};
