import type { Json } from '#ports/event-store.ts';

export type SignalMessage = Readonly<{ name: string; payload: Json }>;
/** A place in the queue of those who wait for one name. */
export type SignalWaiter = Readonly<{ isServed: () => boolean; take: () => SignalMessage | null; leave: () => void }>;
export type Mailbox = Readonly<{
  put: (letter: SignalMessage) => void;
  queueFor: (name: string) => SignalWaiter;
  unread: () => readonly SignalMessage[];
}>;

/** Signals in order of arrival, kept until somebody waits for their name; first come, first served. */
export const openMailbox = (unread: readonly SignalMessage[]): Mailbox => {
  const letters = [...unread];
  const places: Readonly<{ name: string; place: SignalWaiter }>[] = [];
  const letterFor = (wanted: string): number => letters.findIndex(({ name }) => name === wanted);

  const queueFor = (name: string): SignalWaiter => {
    const place: SignalWaiter = {
      isServed: () => places.find((one) => one.name === name)?.place === place && letterFor(name) !== -1,
      take: () => (place.isServed() ? (letters.splice(letterFor(name), 1)[0] ?? null) : null),
      leave: () =>
        void places.splice(
          places.findIndex((one) => one.place === place),
          1,
        ),
    };
    places.push({ name, place });
    return place;
  };
  return { put: (letter) => void letters.push(letter), queueFor, unread: () => letters };
};
