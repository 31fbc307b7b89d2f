import type { Json } from '../../../../ports/event-store.ts';

export type Letter = Readonly<{ name: string; payload: Json }>;
/** A place in the queue of those who wait for one name. */
export type Place = Readonly<{ isServed: () => boolean; take: () => Letter | null; leave: () => void }>;
export type Mailbox = Readonly<{
  put: (letter: Letter) => void;
  queueFor: (name: string) => Place;
  unread: () => readonly Letter[];
}>;

/** Signals in order of arrival, kept until somebody waits for their name; first come, first served. */
export const openMailbox = (unread: readonly Letter[]): Mailbox => {
  const letters = [...unread];
  const places: Readonly<{ name: string; place: Place }>[] = [];
  const letterFor = (wanted: string): number => letters.findIndex(({ name }) => name === wanted);

  const queueFor = (name: string): Place => {
    const place: Place = {
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
