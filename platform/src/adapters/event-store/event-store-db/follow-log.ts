import { START, streamNameFilter, type EventStoreDBClient, type RecordedEvent } from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreFault, StoredEvent } from '../../../ports/event-store.ts';
import type { Connection } from './connection.ts';
import { isPassing } from './fault-of.ts';
import { eventInPlace, positionAt } from './stored-form.ts';
import { tap } from './tap.ts';

export type Follow = Readonly<{
  connection: Connection;
  /** How long the server may take to confirm, in ms. */
  patienceMs: number;
  /** Exclusive position. */
  after: Promise<number | null>;
  maxBatch: number;
  over: AbortSignal;
  /** Told of every lost connection; following goes on. */
  onFault: (fault: EventStoreFault) => void;
}>;

/** The client holds so many events in memory; the server waits for a slow follower. */
const highWaterMark = 64;
/** In units of 32 events the server passes over. */
const checkpointInterval = 8;
const longestPause = 1_000;

const openLine = (client: EventStoreDBClient, position: number | null, { connection, patienceMs, over }: Follow) => {
  let [confirmed, checkpoint] = [false, -1];
  const checkpointReached = (_: unknown, { commit }: Readonly<{ commit: bigint }>): void => {
    checkpoint = Number(commit);
  };
  const subscription = client.subscribeToAll(
    {
      ...connection.options,
      fromPosition: position === null ? START : positionAt(position),
      // Not by event type: the server's own streams hold types without the $, too.
      filter: streamNameFilter({ regex: '^[^$]', checkpointInterval, checkpointReached }),
    },
    { highWaterMark },
  );
  subscription.once('confirmation', () => {
    confirmed = true;
  });
  const source = tap<Readonly<{ event?: RecordedEvent }>>(subscription);
  over.addEventListener('abort', source.stop);
  return {
    take: (max: number): readonly StoredEvent[] => source.take(max).flatMap(({ event }) => (event ? [eventInPlace(event)] : [])),
    /** How far the server has looked; only true once all has been taken. */
    checkpoint: () => checkpoint,
    more: () => source.more(confirmed ? Infinity : patienceMs),
    close: () => {
      over.removeEventListener('abort', source.stop);
      subscription.unsubscribe().catch(() => undefined);
    },
  };
};

/** Waits longer with every try in vain, unless it is over. */
export const pauseBetween = async (tries: number, over: AbortSignal): Promise<void> => {
  await pause(Math.min(50 * 2 ** tries, longestPause), undefined, { signal: over }).catch(() => undefined);
};

/** Follows over any number of lost connections: each new one begins exactly after the last event that was given. */
export const followLog = async function* (follow: Follow): AsyncGenerator<readonly StoredEvent[]> {
  const { connection, over, maxBatch, onFault } = follow;
  let position = await follow.after;
  for (let tries = 0; !over.aborted; tries += 1) {
    const client = connection.client();
    const line = openLine(client, position, follow);
    try {
      do {
        for (let batch = line.take(maxBatch); batch.length > 0 && !over.aborted; batch = line.take(maxBatch)) {
          const seen = position ?? -1;
          const fresh = batch.filter((event) => event.position > seen);
          position = fresh.at(-1)?.position ?? position;
          tries = 0;
          if (fresh.length > 0) yield fresh;
        }
        if (line.checkpoint() > (position ?? -1)) position = line.checkpoint();
      } while (await line.more());
    } catch (error) {
      const fault = connection.failed(client, error);
      if (!isPassing(fault)) throw fault;
      onFault(fault);
    } finally {
      line.close();
    }
    await pauseBetween(tries, over);
  }
};
