import type { FoundThought } from '@ecrin/contracts/thought.ts';
import { calendarDay } from '@ecrin/domain/kernel/calendar-day.ts';
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
