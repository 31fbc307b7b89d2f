import type { Json } from '#ports/event-store.ts';

export type SignalMessage = Readonly<{ name: string; payload: Json }>;
/** A place in the queue of waiters for one name. */
export type SignalWaiter = Readonly<{ isServed: () => boolean; take: () => SignalMessage | null; leave: () => void }>;
export type Mailbox = Readonly<{
  put: (message: SignalMessage) => void;
  queueFor: (name: string) => SignalWaiter;
  unread: () => readonly SignalMessage[];
}>;

/** Signals in order of arrival, queued until the workflow waits for their name; first in, first out. */
export const openMailbox = (unread: readonly SignalMessage[]): Mailbox => {
  const messages = [...unread];
  const queue: Readonly<{ name: string; waiter: SignalWaiter }>[] = [];
  const firstNamed = (wanted: string): number => messages.findIndex(({ name }) => name === wanted);

  const queueFor = (name: string): SignalWaiter => {
    const waiter: SignalWaiter = {
      isServed: () => queue.find((one) => one.name === name)?.waiter === waiter && firstNamed(name) !== -1,
      take: () => (waiter.isServed() ? (messages.splice(firstNamed(name), 1)[0] ?? null) : null),
      leave: () =>
        void queue.splice(
          queue.findIndex((one) => one.waiter === waiter),
          1,
        ),
    };
    queue.push({ name, waiter });
    return waiter;
  };
  return { put: (message) => void messages.push(message), queueFor, unread: () => messages };
};
