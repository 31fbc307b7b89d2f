import type { StoredEvent } from '#ports/event-store.ts';

/** What a window holds at most: events, and characters of their sealed parts. */
const maxEvents = 1_000;
const maxSealedLength = 8 * 1024 * 1024;

/** The latest events of the log, in order and without gaps from a position on. */
export type EventWindow = Readonly<{
  add: (batch: readonly StoredEvent[]) => void;
  /** Whether everything after this position is here. */
  reachesBackTo: (position: number) => boolean;
  after: (position: number, max: number) => readonly StoredEvent[];
  dropUntil: (position: number) => void;
}>;

/** `from`: what is added comes right after this position. */
export const createEventWindow = (from: number): EventWindow => {
  const events: StoredEvent[] = [];
  const held = { from, sealedLength: 0 };

  const dropOldest = (count: number): void => {
    const dropped = events.splice(0, count);
    held.from = dropped.at(-1)?.position ?? held.from;
    held.sealedLength -= sealedLengthOf(dropped);
  };
  const dropExcess = (): void => {
    const excess = (): boolean => events.length > maxEvents || held.sealedLength > maxSealedLength;
    while (excess() && events.length > 1) dropOldest(Math.max(1, events.length - maxEvents));
  };

  return {
    add: (batch) => {
      events.push(...batch);
      held.sealedLength += sealedLengthOf(batch);
      dropExcess();
    },
    reachesBackTo: (position) => position >= held.from,
    after: (position, max) => {
      const first = firstAfter(events, position);
      return events.slice(first, first + max);
    },
    dropUntil: (position) => dropOldest(firstAfter(events, position)),
  };
};

/** A damaged event throws when its sealed part is read. */
export const sealedLengthOf = (events: readonly StoredEvent[]): number =>
  events.reduce((length, event) => length + (event.damaged ? 0 : (event.sealed?.length ?? 0)), 0);

/** Index of the first event after a position, by halving. */
const firstAfter = (events: readonly StoredEvent[], position: number): number => {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((events[middle]?.position ?? Number.POSITIVE_INFINITY) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};
