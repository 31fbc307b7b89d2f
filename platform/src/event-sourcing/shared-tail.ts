import { setTimeout as pause } from 'node:timers/promises';
import { createBroadcastSignal } from '#concurrency/broadcast-signal.ts';
import type { EventStore, StoredEvent, Subscription } from '#ports/event-store.ts';
import { createEventWindow } from './event-window.ts';
import { createSharedPages, type SharedPages } from './shared-pages.ts';

const defaultBatch = 256;
/** Before an empty page of the log is read again, in ms. */
const rereadMs = 20;

/** `position`: of the last event it has handled; -1 before the first. */
type Subscriber = { position: number; closed: boolean };
type Followed = Readonly<{
  store: EventStore;
  pages: SharedPages;
  subscribers: Set<Subscriber>;
  live: { tail: Tail | null };
}>;

/**
 * One subscription to the log for all subscribers of a process: committed events pass through one window in memory. Those who are further back than the
 * window read pages of the log, shared too, until they have caught up; what all have passed is dropped. While none has caught up, nothing is subscribed.
 * A fault of the one subscription reaches every subscriber that waits for it, and the next one to catch up opens a new one.
 */
export const shareTail = (store: EventStore): EventStore => {
  const followed: Followed = { store, pages: createSharedPages(store), subscribers: new Set(), live: { tail: null } };
  return {
    ...store,
    subscribe: ({ after, maxBatch = defaultBatch }) => {
      // Only the store knows its end.
      if (after === 'end') return store.subscribe({ after, maxBatch });
      const subscriber: Subscriber = { position: after ?? -1, closed: false };
      const batches = follow(followed, subscriber, maxBatch);
      const close = async (): Promise<void> => leave(followed, subscriber);
      const iterator = { next: () => batches.next(), return: () => close().then(() => batches.return(undefined)) };
      return { [Symbol.asyncIterator]: () => iterator, close };
    },
  };
};

const follow = async function* (
  followed: Followed,
  subscriber: Subscriber,
  maxBatch: number,
): AsyncGenerator<readonly StoredEvent[]> {
  if (subscriber.closed) return;
  followed.subscribers.add(subscriber);
  try {
    while (!subscriber.closed) {
      const batch = await nextBatch(followed, subscriber, maxBatch);
      if (batch === 'ended') return;
      if (batch.length === 0) continue;
      yield batch;
      subscriber.position = batch.at(-1)?.position ?? subscriber.position;
    }
  } finally {
    leave(followed, subscriber);
  }
};

/** Empty: to be asked again. */
const nextBatch = async (
  followed: Followed,
  subscriber: Subscriber,
  maxBatch: number,
): Promise<readonly StoredEvent[] | 'ended'> => {
  const { pages, live } = followed;
  if (live.tail?.window.reachesBackTo(subscriber.position)) {
    const batch = live.tail.window.after(subscriber.position, maxBatch);
    if (batch.length > 0) return batch;
    dropPassed(followed);
    return live.tail.changed();
  }
  const page = await pages.after(subscriber.position, maxBatch);
  if (page.length > 0) return page;
  if (live.tail) await pause(rereadMs);
  else if (!subscriber.closed) openTailAt(followed, subscriber.position);
  return [];
};

const dropPassed = ({ pages, subscribers }: Followed): void => {
  if (pages.count() > 0) pages.dropUntil(lowest(subscribers));
};

const lowest = (subscribers: ReadonlySet<Subscriber>): number =>
  Math.min(...[...subscribers].map(({ position }) => position));

const leave = ({ subscribers, live }: Followed, subscriber: Subscriber): void => {
  subscriber.closed = true;
  if (!subscribers.delete(subscriber)) return;
  live.tail?.wake();
  if (subscribers.size > 0) return;
  live.tail?.close();
  live.tail = null;
};

const afterOf = (position: number): number | null => (position < 0 ? null : position);

const openTailAt = ({ store, subscribers, live }: Followed, position: number): void => {
  const tail = openTail(store.subscribe({ after: afterOf(position) }), position, subscribers);
  const forget = (): void => {
    if (live.tail === tail) live.tail = null;
  };
  live.tail = tail;
  void tail.over.then(forget);
};

type Tail = ReturnType<typeof openTail>;

const openTail = (subscription: Subscription, from: number, subscribers: ReadonlySet<Subscriber>) => {
  const [window, arrived] = [createEventWindow(from), createBroadcastSignal()];
  const state: { end: Readonly<{ fault: unknown }> | 'ended' | null } = { end: null };

  const fill = async (): Promise<void> => {
    try {
      for await (const batch of subscription) {
        window.dropUntil(lowest(subscribers));
        window.add(batch);
        arrived.notify();
      }
      state.end = 'ended';
    } catch (fault) {
      state.end = { fault };
    }
    arrived.notify();
  };

  return {
    window,
    /** Never throws. */
    over: fill(),
    /** Empty when events have arrived or a subscriber has left; throws the fault that ended the subscription. */
    changed: async (): Promise<readonly [] | 'ended'> => {
      if (state.end === null) await arrived.wait();
      if (state.end === null) return [];
      if (state.end !== 'ended') throw state.end.fault;
      return 'ended';
    },
    wake: arrived.notify,
    close: (): void => void subscription.close(),
  };
};
