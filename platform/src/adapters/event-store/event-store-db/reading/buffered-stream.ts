import { createBroadcastSignal } from '#concurrency/broadcast-signal.ts';
import { EventStoreFault } from '#ports/event-store.ts';
import { answerWithin } from '../connection/deadline.ts';

type Listen = (event: string, listener: (...args: unknown[]) => void) => unknown;
/** The part of a readable object stream that is used. */
export type Source = Readonly<{ read: () => unknown; readableLength: number; on: Listen; once: Listen }>;

export type BufferedStream<Item> = Readonly<{
  /** The items that have arrived, at most `max`. */
  take: (max: number) => readonly Item[];
  /** Whether more may come; false: the stream has ended. Throws what the stream failed with, `timed-out` when nothing comes for `ms`. */
  more: (ms: number) => Promise<boolean>;
  /** Stops waiting. */
  stop: () => void;
}>;

/** Reads a stream in batches. After it is closed, errors of the client still have a listener. */
export const bufferStream = <Item>(source: Source): BufferedStream<Item> => {
  const changed = createBroadcastSignal();
  let failure: unknown = null;
  let ended = false;
  const end = () => {
    ended = true;
    changed.notify();
  };
  source.on('readable', () => {
    // A stream reports its end only to a read, and this event comes only once while the last item is handled.
    if (source.readableLength === 0) source.read();
    changed.notify();
  });
  source.once('confirmation', changed.notify);
  source.once('end', end);
  source.once('close', end);
  source.on('error', (error) => {
    failure ??= error;
    changed.notify();
  });

  return {
    take: (max) => {
      const items: Item[] = [];
      while (items.length < max) {
        const item = source.read() as Item | null;
        if (item === null) break;
        items.push(item);
      }
      return items;
    },
    more: async (ms) => {
      if (source.readableLength > 0) return true;
      if (failure === null && !ended) await (ms === Infinity ? changed.wait() : answerWithin(ms, changed.wait()));
      if (source.readableLength > 0) return true;
      if (failure !== null)
        throw failure instanceof Error ? failure : new EventStoreFault('unavailable', 'EventStoreDB ended the call');
      return !ended;
    },
    stop: end,
  };
};
