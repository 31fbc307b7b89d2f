import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import type { OutboxItem } from '#lib/outbox/outbox.ts';
import { personalDayOf } from '#lib/time/clock.ts';

/** One line of a list: a thought the server knows, or one that is still on this device. */
export type TimelineItem = Readonly<{ day: string; occurredAt: string; id: string }> &
  (Readonly<{ card: FoundThought }> | Readonly<{ device: OutboxItem }>);

/** In the order they are in. `dayStart`: minutes after midnight at which the person's days begin. */
export const linesOf = (cards: readonly FoundThought[], dayStart = 0): readonly TimelineItem[] =>
  cards.map((card) => ({
    day: dayStart === 0 ? card.day : personalDayOf(card.occurredAt, card.timeZone, dayStart),
    occurredAt: card.occurredAt,
    id: card.thoughtId,
    card,
  }));

/** Both kinds, newest first, without duplicates; a picture is shown by its thought. */
export const buildTimeline = (
  cards: readonly FoundThought[],
  outbox: readonly OutboxItem[],
  dayStart = 0,
): readonly TimelineItem[] => {
  const known = new Set(cards.map(({ thoughtId }) => thoughtId));
  return [
    ...linesOf(cards, dayStart),
    ...outbox
      .filter(({ thoughtId, kind }) => kind !== 'picture' && !known.has(thoughtId))
      .map((device) => ({
        day: personalDayOf(device.occurredAt, device.timeZone, dayStart),
        occurredAt: device.occurredAt,
        id: device.thoughtId,
        device,
      })),
  ].toSorted((one, other) => other.occurredAt.localeCompare(one.occurredAt));
};

/** How many thoughts lines are: a recording that is added to a thought is none of its own, unless it had to be kept apart. */
export const thoughtsIn = (items: readonly TimelineItem[]): number =>
  items.filter((item) => !('device' in item) || item.device.appendTo === undefined || item.device.keptApart).length;
