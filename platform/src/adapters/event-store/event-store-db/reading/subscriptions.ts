import { createInFlight } from '#concurrency/in-flight.ts';
import type { EventStore, EventStoreFault, Subscription } from '#ports/event-store.ts';
import { clientFault, isTransient } from '../connection/client-fault.ts';
import type { Connection } from '../connection/connection.ts';
import { followLog, pauseBetween } from './follow-log.ts';

type Options = Readonly<{
  connection: Connection;
  timeoutMs: number;
  /** Position of the last event there is. */
  end: () => Promise<number | null>;
  onFault: (fault: EventStoreFault) => void;
}>;
export type Subscriptions = Readonly<{
  open: EventStore['subscribe'];
  /** Resolves when every subscriber at the end knows its position. */
  settled: () => Promise<void>;
  close: () => void;
}>;

const defaultBatch = 256;

export const createSubscriptions = ({ connection, timeoutMs, end, onFault }: Options): Subscriptions => {
  const [open, starting] = [new Set<AbortController>(), createInFlight()];

  /** At once, not when iteration begins: what this process appends from now on comes after it. */
  const startAtEnd = (over: AbortSignal): Promise<number | null> => starting.track(findEnd({ end, onFault }, over));

  return {
    open: ({ after, maxBatch = defaultBatch }): Subscription => {
      const own = new AbortController();
      open.add(own);
      const start = after === 'end' ? startAtEnd(own.signal) : Promise.resolve(after);
      const batches = followLog({ connection, timeoutMs, after: start, maxBatch, over: own.signal, onFault });
      const close = async (): Promise<void> => {
        open.delete(own);
        own.abort();
      };
      // Leaving the loop closes it, also while it waits.
      const iterator = { next: () => batches.next(), return: () => close().then(() => batches.return(undefined)) };
      return { [Symbol.asyncIterator]: () => iterator, close };
    },
    settled: starting.settled,
    close: () => {
      for (const own of open) own.abort();
      open.clear();
    },
  };
};

/** However long it takes; null once the subscription is closed. */
const findEnd = async (
  { end, onFault }: Pick<Options, 'end' | 'onFault'>,
  over: AbortSignal,
): Promise<number | null> => {
  for (let tries = 0; !over.aborted; tries += 1) {
    try {
      return await end();
    } catch (error) {
      const fault = clientFault(error);
      if (over.aborted) break;
      if (!isTransient(fault)) throw fault;
      onFault(fault);
      await pauseBetween(tries, over);
    }
  }
  return null;
};
