import { createBroadcastSignal, type BroadcastSignal } from '#concurrency/broadcast-signal.ts';
import type { StoredEvent, Subscription } from '#ports/event-store.ts';

type Log = Readonly<{ readAfter: (position: number, max: number) => readonly StoredEvent[]; end: () => number }>;
type Follow = Readonly<{ log: Log; appended: BroadcastSignal; from: number; maxBatch: number; isOver: () => boolean }>;
type Subscriptions = Readonly<{
  open: (options: Readonly<{ after: number | null | 'end'; maxBatch?: number }>) => Subscription;
  /** Something was committed. */
  notify: () => void;
  close: () => void;
}>;

const defaultBatch = 256;

/** Every batch is read from the log itself, old and new alike: between catching up and live nothing can be lost or duplicated. */
const follow = async function* ({
  log,
  appended,
  from,
  maxBatch,
  isOver,
}: Follow): AsyncGenerator<readonly StoredEvent[]> {
  for (let position = from; !isOver();) {
    const batch = log.readAfter(position, maxBatch);
    const last = batch.at(-1);
    if (last) {
      yield batch;
      position = last.position;
    } else await appended.wait();
  }
};

export const createSubscriptions = (log: Log): Subscriptions => {
  const appended = createBroadcastSignal();
  const all = new AbortController();

  return {
    open: ({ after, maxBatch = defaultBatch }) => {
      const own = new AbortController();
      const from = after === 'end' ? log.end() : (after ?? 0);
      const batches = follow({ log, appended, from, maxBatch, isOver: () => own.signal.aborted || all.signal.aborted });
      const close = async () => {
        own.abort();
        appended.notify();
      };
      // Leaving the loop closes it, also while it waits.
      const iterator = { next: () => batches.next(), return: () => close().then(() => batches.return(undefined)) };
      return { [Symbol.asyncIterator]: () => iterator, close };
    },
    notify: appended.notify,
    close: () => {
      all.abort();
      appended.notify();
    },
  };
};
